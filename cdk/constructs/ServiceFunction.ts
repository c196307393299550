import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Resource, ServiceManifest } from '#functions/_platform/manifest.ts'
import type { Entry } from '../bundle.ts'
import { keysBeyond } from '../guardedRows.ts'
import { reservedConcurrency } from '../reservedConcurrency.ts'
import { acknowledge } from './acknowledge.ts'
import { edgeKeysOf, environmentOf, secretsOf } from './environment.ts'
import {
  archiveArn,
  filesBelow,
  grants,
  indexesArn,
  keysArn,
  queuesArn,
  readingRows,
  withoutRows,
  writingFiles,
  writingRows,
  writingTables,
} from './grants.ts'
import type { Ground } from './ground.ts'
import { OperatorAlarm } from './OperatorAlarm.ts'

interface Properties {
  readonly ground: Ground
  readonly manifest: ServiceManifest
  readonly entry: Entry
  readonly directory: string
  /** The last part of its name; `api` or `worker` when not given. */
  readonly purpose?: string
}

/**
 * A function of a service: the manifest goes in; a Lambda with the least privilege for its resources, a log group and
 * alarms that say what people cannot do come out.
 */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction
  private readonly ground: Ground
  private readonly errorImpact: string

  constructor(
    scope: Construct,
    id: string,
    { ground, manifest, entry, directory, purpose = entry === 'index' ? 'api' : 'worker' }: Properties,
  ) {
    super(scope, id)
    this.ground = ground
    this.errorImpact = manifest.errorImpact
    const name = `palisade-${ground.deployment.region}-${manifest.service}-${purpose}`
    const further = entry === 'worker' ? manifest.workerResources : manifest.apiResources
    const isSandbox = ground.deployment.environment !== 'production'
    const resources = [...manifest.resources, ...(further ?? [])].filter(
      (resource) => isSandbox || resource !== 'sandboxBook',
    )
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/palisade/${ground.deployment.region}/${manifest.service}/${purpose}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
      encryptionKey: ground.dataKey,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    const scanner = resources.includes('malwareScanner') ? ground.scanner : undefined
    const reserved = reservedConcurrency[`${manifest.service}-${purpose}`]
    const environment: Record<string, string> = {
      PALISADE_REGION: ground.deployment.region,
      PALISADE_VERSION: ground.version,
      ...(isSandbox && { PALISADE_SANDBOX: 'yes' }),
      PUBLIC_URL: `https://${ground.deployment.domain}`,
      ...(purpose === 'api' && edgeKeysOf(ground)),
      NODE_OPTIONS: '--enable-source-maps',
      ...Object.assign({}, ...resources.map((resource) => environmentOf[resource](ground))),
    }
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: name,
      description: `${manifest.service}: ${entry === 'index' ? 'answers its API' : 'reacts to events, schedules and workflows'}`,
      runtime: Runtime.NODEJS_24_X,
      architecture:
        entry === 'worker' && manifest.workerArchitecture === 'x86_64' ? Architecture.X86_64 : Architecture.ARM_64,
      handler: `${entry}.handler`,
      code: Code.fromAsset(directory),
      memorySize: (entry === 'index' ? manifest.apiMemory : manifest.workerMemory) ?? 512,
      timeout: Duration.seconds(entry === 'index' ? 29 : 60),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      ...(scanner && { vpc: scanner.vpc, vpcSubnets: scanner.vpcSubnets, securityGroups: scanner.securityGroups }),
      role,
      environmentEncryption: ground.dataKey,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment,
    })
    for (const resource of resources)
      for (const statement of [grants[resource]?.(ground) ?? []].flat()) role.addToPolicy(statement)
    const beyond = keysBeyond(resources)
    const doing = { unreached: [...readingRows, 'dynamodb:ConditionCheckItem', ...writingRows], readAlone: writingRows }
    for (const reach of ['unreached', 'readAlone'] as const)
      if (beyond[reach].length > 0) role.addToPolicy(withoutRows(ground, beyond[reach], doing[reach]))
    const secrets = secretsOf(ground, environment)
    if (secrets.length > 0)
      role.addToPolicy(new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: secrets }))
    if (resources.some((resource) => writingTables.includes(resource))) ground.dataKey.grantEncryptDecrypt(role)
    else if (resources.some((resource) => writingFiles.includes(resource)))
      ground.dataKey.grant(role, 'kms:Decrypt', 'kms:GenerateDataKey*')
    else ground.dataKey.grantDecrypt(role)
    this.acknowledgeWildcards(ground, resources)
    this.alarm('Errors', this.lambda.metricErrors({ period: Duration.minutes(5) }), 1)
    this.alarm('Throttles', this.lambda.metricThrottles({ period: Duration.minutes(5) }), 5)
  }

  private acknowledgeWildcards(ground: Ground, resources: readonly Resource[]): void {
    acknowledge(
      this,
      'X-Ray, text messages to phones, keys and network interfaces yet to be made have no resource to name.',
      'AwsSolutions-IAM5[Resource::*]',
    )
    const variants = [
      ...(resources.some((resource) => writingTables.includes(resource)) ? ['ReEncrypt*'] : []),
      ...(resources.some((resource) => [...writingTables, ...writingFiles].includes(resource))
        ? ['GenerateDataKey*']
        : []),
    ]
    if (variants.length > 0)
      acknowledge(
        this,
        'The KMS actions come in variants that envelope encryption needs; the key itself is named.',
        ...variants.map((action) => `AwsSolutions-IAM5[Action::kms:${action}]`),
      )
    if (resources.includes('lists'))
      acknowledge(
        this,
        "A table's indexes are reached below its own name.",
        `AwsSolutions-IAM5[Resource::${indexesArn(ground)}]`,
      )
    for (const files of resources.flatMap((resource) => filesBelow(ground, resource)))
      acknowledge(
        this,
        "The region's files of a kind, each under a key that cannot be guessed.",
        `AwsSolutions-IAM5[Resource::${files}]`,
      )
    if (resources.includes('documents'))
      acknowledge(
        this,
        'Archive copies lie together, each under a key that cannot be guessed.',
        `AwsSolutions-IAM5[Resource::${archiveArn(ground)}]`,
      )
    if (resources.includes('queueDepths'))
      acknowledge(
        this,
        'Every subscriber has a queue; it is told how much is in them, and nothing of what is.',
        `AwsSolutions-IAM5[Resource::${queuesArn(ground)}]`,
      )
    if (resources.some((resource) => ['keyRotation', 'publicKeys', 'signing'].includes(resource)))
      acknowledge(
        this,
        'Keys come and go by rotation; their tag and usage are demanded.',
        `AwsSolutions-IAM5[Resource::${keysArn(ground)}]`,
      )
  }

  /** Tells the operators when the metric reaches the threshold. */
  alarm(id: string, metric: IMetric, threshold: number): void {
    new OperatorAlarm(this, `${id}Alarm`, this.ground, { metric, threshold, impact: this.errorImpact })
  }
}
