import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import type { Resource, ServiceManifest } from '#functions/_platform/manifest.ts'
import type { Entry } from '../bundle.ts'
import { keysBeyond } from '../guardedRows.ts'
import { reservedConcurrency } from '../reservedConcurrency.ts'
import { acknowledge } from './acknowledge.ts'
import { edgeKeysOf, environmentOf, secretsOf } from './environment.ts'
import { filesBucketName, type Ground } from './ground.ts'
import { OperatorAlarm } from './OperatorAlarm.ts'

interface Properties {
  readonly ground: Ground
  readonly manifest: ServiceManifest
  readonly entry: Entry
  readonly directory: string
  /** The last part of its name; `api` or `worker` when not given. */
  readonly purpose?: string
}

const tableArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:dynamodb:${awsRegion}:${account}:table/palisade-${region}`
const indexesArn = (ground: Ground) => `${tableArn(ground)}/index/*`
const parametersArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:ssm:${awsRegion}:${account}:parameter/palisade/${region}`
const filesArn = ({ deployment }: Ground) => `arn:aws:s3:::${filesBucketName(deployment)}`

/** Where the files lie that a resource stands for. */
const filePrefixes: Readonly<Partial<Record<Resource, readonly string[]>>> = {
  bulkFiles: ['bulk'],
  bulkUploads: ['uploads/temporary/bulk'],
  claimFiles: ['claims'],
  correspondence: ['arrivals/mail', 'correspondence'],
  correspondenceLinks: ['correspondence/attachments'],
  documentArrivals: ['uploads/temporary/document'],
  documentLinks: ['documents'],
  documentRemovals: ['documents'],
  documents: ['documents'],
  documentUploads: ['documents'],
  photos: ['photos', 'uploads/temporary/photos'],
  uploadLinks: ['uploads/temporary/bulk', 'uploads/temporary/document'],
}

/** Where rows are written that lie under the region's key, and where files are. */
const writingTables: readonly Resource[] = ['derivedRows', 'numbers', 'table']
const writingFiles: readonly Resource[] = [
  'bulkFiles',
  'claimFiles',
  'correspondence',
  'documents',
  'documentUploads',
  'photos',
  'uploadLinks',
]

const filesBelow = (ground: Ground, resource: Resource) =>
  (filePrefixes[resource] ?? []).map((prefix) => `${filesArn(ground)}/${prefix}/*`)

const keysArn = ({ deployment: { awsRegion, account } }: Ground) => `arn:aws:kms:${awsRegion}:${account}:key/*`

/** What a function may do for each resource its manifest names, and nothing else. */
const grants: Readonly<Partial<Record<Resource, (ground: Ground) => PolicyStatement | PolicyStatement[]>>> = {
  // The file of an upload, its rows and its report.
  bulkFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'bulkFiles') }),
  bulkUploads: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'bulkUploads') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // What is put together of claims, and the links to it.
  claimFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'claimFiles') }),
  // Counters are added to, search rows written in batches.
  derivedRows: (ground) => withTable(ground, 'dynamodb:BatchWriteItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'),
  // Mail is read as it came; what came along is kept, and sent on again.
  correspondence: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'correspondence') }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'correspondence').slice(1) }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  correspondenceLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'correspondenceLinks') }),
  // What was uploaded is read to be examined; who may list is told that a file is not there.
  documentArrivals: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'documentArrivals') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // A link carries the rights of who signs it.
  documentLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'documentLinks') }),
  documentRemovals: (ground) =>
    new PolicyStatement({ actions: ['s3:DeleteObject'], resources: filesBelow(ground, 'documentRemovals') }),
  documents: (ground) =>
    new PolicyStatement({ actions: ['s3:DeleteObject', 's3:PutObject'], resources: filesBelow(ground, 'documents') }),
  // What people bring is kept, and taken away by who makes documents.
  documentUploads: (ground) =>
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'documentUploads') }),
  email: ({ mailIdentityArn, mailConfigurationSetArn }) =>
    new PolicyStatement({ actions: ['ses:SendEmail'], resources: [mailIdentityArn, mailConfigurationSetArn] }),
  events: ({ bus }) => new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
  identity: ({ userPoolArn }) =>
    new PolicyStatement({
      actions: [
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminEnableUser',
        'cognito-idp:AdminInitiateAuth',
        'cognito-idp:AdminRespondToAuthChallenge',
        'cognito-idp:AdminSetUserMFAPreference',
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      resources: [userPoolArn],
    }),
  // The usage keeps a tag on any other kind of key from meaning anything.
  keyRotation: (ground) => {
    const own = { [`aws:RequestTag/${signingKeyTag}`]: ground.deployment.region, 'kms:KeyUsage': 'SIGN_VERIFY' }
    return [
      new PolicyStatement({
        actions: ['kms:CreateKey'],
        resources: ['*'],
        conditions: { StringEquals: { ...own, 'kms:KeySpec': 'RSA_2048' } },
      }),
      new PolicyStatement({
        actions: ['kms:TagResource'],
        resources: [keysArn(ground)],
        conditions: { StringEquals: own, 'ForAllValues:StringEquals': { 'aws:TagKeys': [signingKeyTag] } },
      }),
      new PolicyStatement({
        actions: ['kms:ScheduleKeyDeletion'],
        resources: [keysArn(ground)],
        conditions: { StringEquals: taggedKey(ground) },
      }),
    ]
  },
  // Queries alone look into indexes.
  lists: (ground) => new PolicyStatement({ actions: ['dynamodb:Query'], resources: [indexesArn(ground)] }),
  numbers: (ground) => withTable(ground, 'dynamodb:UpdateItem'),
  operations: (ground) =>
    new PolicyStatement({ actions: ['ssm:GetParametersByPath'], resources: [parametersArn(ground)] }),
  // Who may list a bucket is told that a file is not there; others are told that they may not read it.
  photos: (ground) => [
    new PolicyStatement({
      actions: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
      resources: filesBelow(ground, 'photos'),
    }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // Which keys are published, one row says.
  publicKeys: (ground) => [withKeys(ground, 'kms:GetPublicKey'), withTable(ground, 'dynamodb:GetItem')],
  signing: (ground) => withKeys(ground, 'kms:GetPublicKey', 'kms:Sign'),
  // A text message goes to a phone, which has no ARN; the condition keeps the function from publishing to any topic.
  sms: () =>
    new PolicyStatement({
      actions: ['sns:Publish'],
      notResources: ['arn:aws:sns:*:*:*'],
    }),
  // Records are read, and committed in transactions that put and delete rows.
  table: (ground) => withTable(ground, ...readingRows, 'dynamodb:DeleteItem', 'dynamodb:PutItem'),
  tableRead: (ground) => withTable(ground, ...readingRows),
  // What is looked at again is looked at in one transaction.
  tableScan: (ground) => withTable(ground, 'dynamodb:ConditionCheckItem', 'dynamodb:Scan'),
  uploadLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'uploadLinks') }),
}

const readingRows = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'] as const

const withTable = (ground: Ground, ...actions: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [tableArn(ground)] })

const writingRows = ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`)

/**
 * Takes away to do this with the rows whose keys begin so, whatever else allows; a scan, which the relay alone may, names no
 * keys.
 */
const withoutRows = (ground: Ground, keys: readonly string[], actions: readonly string[]) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: [...actions],
    resources: [tableArn(ground), indexesArn(ground)],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [...keys] } },
  })

/** What may be done with the keys that sign the region's tokens, whichever they are now. */
const withKeys = (ground: Ground, ...actions: readonly string[]) =>
  new PolicyStatement({
    actions: [...actions],
    resources: [keysArn(ground)],
    conditions: { StringEquals: taggedKey(ground) },
  })

const taggedKey = ({ deployment }: Ground) => ({
  [`aws:ResourceTag/${signingKeyTag}`]: deployment.region,
  'kms:KeyUsage': 'SIGN_VERIFY',
})

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
    const resources = [...manifest.resources, ...(further ?? [])]
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/palisade/${ground.deployment.region}/${manifest.service}/${purpose}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
      encryptionKey: ground.dataKey,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    const reserved = reservedConcurrency[`${manifest.service}-${purpose}`]
    const environment: Record<string, string> = {
      PALISADE_REGION: ground.deployment.region,
      PALISADE_VERSION: ground.version,
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
      memorySize: entry === 'index' ? 512 : (manifest.workerMemory ?? 512),
      timeout: Duration.seconds(entry === 'index' ? 29 : 60),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
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
      'X-Ray, text messages to phones and keys yet to be made have no resource to name.',
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
