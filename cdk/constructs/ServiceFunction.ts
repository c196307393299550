import { Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Resource, ServiceManifest } from '#functions/_platform/manifest.ts'
import type { Entry } from '../bundle.ts'
import type { Deployment } from '../deployments.ts'
import { acknowledge } from './acknowledge.ts'
import { filesBucketName, type Ground } from './ground.ts'

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
const parametersArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:ssm:${awsRegion}:${account}:parameter/palisade/${region}`
const filesArn = ({ deployment }: Ground) => `arn:aws:s3:::${filesBucketName(deployment)}`

/** The tag of the keys that sign a region's access tokens. Keys come and go by rotation, so they are named by it. */
export const signingKeyTag = 'palisade-tokens'

const keysArn = ({ deployment: { awsRegion, account } }: Ground) => `arn:aws:kms:${awsRegion}:${account}:key/*`

/** What a function may do for each resource its manifest names, and nothing else. */
const grants: Readonly<Partial<Record<Resource, (ground: Ground) => PolicyStatement | PolicyStatement[]>>> = {
  email: ({ mailIdentityArn, mailConfigurationSetArn }) =>
    new PolicyStatement({ actions: ['ses:SendEmail'], resources: [mailIdentityArn, mailConfigurationSetArn] }),
  // Who may list a bucket is told that a file is not there; others are told that they may not read it.
  files: (ground) =>
    new PolicyStatement({
      actions: ['s3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject'],
      resources: [filesArn(ground), `${filesArn(ground)}/*`],
    }),
  identity: ({ userPoolArn }) =>
    new PolicyStatement({
      actions: [
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminEnableUser',
        'cognito-idp:AdminGetUser',
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
  operations: (ground) =>
    new PolicyStatement({ actions: ['ssm:GetParametersByPath'], resources: [parametersArn(ground)] }),
  signing: (ground) =>
    new PolicyStatement({
      actions: ['kms:GetPublicKey', 'kms:Sign'],
      resources: [keysArn(ground)],
      conditions: { StringEquals: taggedKey(ground) },
    }),
  // A text message goes to a phone, which has no ARN; the condition keeps the function from publishing to any topic.
  sms: () =>
    new PolicyStatement({
      actions: ['sns:Publish'],
      notResources: ['arn:aws:sns:*:*:*'],
    }),
  table: (ground) =>
    new PolicyStatement({
      actions: [
        'dynamodb:BatchGetItem',
        'dynamodb:BatchWriteItem',
        'dynamodb:ConditionCheckItem',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
      resources: [tableArn(ground), `${tableArn(ground)}/index/*`],
    }),
  tableRead: (ground) => new PolicyStatement({ actions: ['dynamodb:GetItem'], resources: [tableArn(ground)] }),
}

const taggedKey = ({ deployment }: Ground) => ({
  [`aws:ResourceTag/${signingKeyTag}`]: deployment.region,
  'kms:KeyUsage': 'SIGN_VERIFY',
})

/**
 * A secret of the region, made by hand in Secrets Manager before the first deployment (README). CloudFormation puts it into
 * the function's encrypted environment; it is in no template.
 */
const secretOf = ({ region }: Deployment, name: string): string =>
  SecretValue.secretsManager(`palisade/${region}/${name}`).unsafeUnwrap()

const environmentOf: Readonly<Record<Resource, (ground: Ground) => Record<string, string>>> = {
  captcha: ({ deployment }) => ({ CAPTCHA_SECRET: secretOf(deployment, 'captcha') }),
  email: ({ deployment }) => ({ MAIL_FROM: deployment.mailFrom }),
  files: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  identity: ({ userPoolId, userPoolClientId, userPoolDomain }) => ({
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: userPoolClientId,
    USER_POOL_DOMAIN: userPoolDomain,
  }),
  keyRotation: () => ({}),
  operations: ({ deployedAt, deployment }) => ({
    PALISADE_DEPLOYED_AT: deployedAt,
    PALISADE_ENVIRONMENT: deployment.environment,
    ...(deployment.errorReportsDsn !== undefined && { ERROR_REPORTS_DSN: deployment.errorReportsDsn }),
  }),
  processor: ({ deployment }) => ({
    PROCESSOR_URL: deployment.processorUrl,
    PROCESSOR_SECRET: secretOf(deployment, 'processor'),
  }),
  signing: ({ signingKey }) => ({ SIGNING_KEY_ID: signingKey.keyId }),
  sms: ({ smsOrigin }): Record<string, string> =>
    'phoneNumber' in smsOrigin
      ? { SMS_ORIGINATION_NUMBER: smsOrigin.phoneNumber }
      : { SMS_SENDER_ID: smsOrigin.senderId },
  table: ({ table }) => ({ TABLE_NAME: table.tableName }),
  tableRead: ({ table }) => ({ TABLE_NAME: table.tableName }),
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
    const resources = [...manifest.resources, ...(entry === 'worker' ? (manifest.workerResources ?? []) : [])]
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/palisade/${ground.deployment.region}/${manifest.service}/${purpose}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
      encryptionKey: ground.dataKey,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: name,
      description: `${manifest.service}: ${entry === 'index' ? 'answers its API' : 'reacts to events, schedules and workflows'}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: `${entry}.handler`,
      code: Code.fromAsset(directory),
      memorySize: entry === 'index' ? 512 : (manifest.workerMemory ?? 512),
      timeout: Duration.seconds(entry === 'index' ? 29 : 60),
      role,
      environmentEncryption: ground.dataKey,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      environment: {
        PALISADE_REGION: ground.deployment.region,
        PALISADE_VERSION: ground.version,
        PUBLIC_URL: `https://${ground.deployment.domain}`,
        EVENT_BUS_NAME: ground.bus.eventBusName,
        ...(ground.tokenIssuer !== undefined && { TOKEN_ISSUER: ground.tokenIssuer }),
        ...(purpose === 'api' && { EDGE_KEY: ground.edgeKey.secretValue.unsafeUnwrap() }),
        NODE_OPTIONS: '--enable-source-maps',
        ...Object.assign({}, ...resources.map((resource) => environmentOf[resource](ground))),
      },
    })
    for (const resource of resources)
      for (const statement of [grants[resource]?.(ground) ?? []].flat()) role.addToPolicy(statement)
    ground.dataKey.grantEncryptDecrypt(role)
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
    acknowledge(
      this,
      'The two KMS actions come in variants that envelope encryption needs; the key itself is named.',
      'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
      'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
    )
    if (resources.includes('table'))
      acknowledge(
        this,
        "A table's indexes are reached below its own name.",
        `AwsSolutions-IAM5[Resource::${tableArn(ground)}/index/*]`,
      )
    if (resources.includes('files'))
      acknowledge(
        this,
        "The region's files, each under a key that cannot be guessed.",
        `AwsSolutions-IAM5[Resource::${filesArn(ground)}/*]`,
      )
    if (resources.includes('signing'))
      acknowledge(
        this,
        'Keys come and go by rotation; their tag and usage are demanded.',
        `AwsSolutions-IAM5[Resource::${keysArn(ground)}]`,
      )
  }

  /** Tells the operators when the metric reaches the threshold. */
  alarm(id: string, metric: IMetric, threshold: number): void {
    const alarm = new Alarm(this, `${id}Alarm`, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: this.errorImpact,
    })
    alarm.addAlarmAction(new SnsAction(this.ground.alarms))
  }
}
