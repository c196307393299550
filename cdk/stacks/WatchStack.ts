import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail'
import { Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { CfnDetector } from 'aws-cdk-lib/aws-guardduty'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Ground } from '../constructs/ground.ts'
import { AccessLogBucket, PrivateBucket } from '../constructs/PrivateBucket.ts'
import { DeadLetterQueue } from '../constructs/PrivateQueue.ts'

/** From this severity on GuardDuty calls a finding medium. */
const leastSeverity = 4

/** Who did what past the functions, and what looks like an attack. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, ground: Ground, props: StackProps) {
    super(scope, id, props)
    this.trail(ground)
    this.guard(ground)
  }

  /** Every call of the account, those of the region's rows and files included. */
  private trail({ deployment, dataKey, table, files }: Ground) {
    const name = `palisade-${deployment.region}`
    const trailArn = this.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: name })
    const logs = new PrivateBucket(this, 'Calls', {
      key: dataKey,
      accessLogs: new AccessLogBucket(this, 'AccessLogs'),
      lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
    })
    const cloudTrail = new ServicePrincipal('cloudtrail.amazonaws.com')
    const ofTrail = { 'aws:SourceArn': trailArn }
    logs.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        actions: ['s3:GetBucketAcl'],
        resources: [logs.bucketArn],
        conditions: { StringEquals: ofTrail },
      }),
    )
    logs.addToResourcePolicy(
      new PolicyStatement({
        principals: [cloudTrail],
        actions: ['s3:PutObject'],
        resources: [logs.arnForObjects(`AWSLogs/${deployment.account}/*`)],
        conditions: { StringEquals: { ...ofTrail, 's3:x-amz-acl': 'bucket-owner-full-control' } },
      }),
    )
    const data = (type: string, ...below: readonly string[]) => [
      { field: 'eventCategory', equalTo: ['Data'] },
      { field: 'resources.type', equalTo: [type] },
      { field: 'resources.ARN', startsWith: [...below] },
    ]
    const trail = new CfnTrail(this, 'Trail', {
      trailName: name,
      isLogging: true,
      s3BucketName: logs.bucketName,
      kmsKeyId: dataKey.keyArn,
      enableLogFileValidation: true,
      // Whoever breaks in may well do so where nobody looks: calls of all cloud regions, rows and files of this one.
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      advancedEventSelectors: [
        { name: 'What is done to the account', fieldSelectors: [{ field: 'eventCategory', equalTo: ['Management'] }] },
        { name: 'What is done to rows', fieldSelectors: data('AWS::DynamoDB::Table', table.tableArn) },
        { name: 'What is done to files', fieldSelectors: data('AWS::S3::Object', `${files.bucketArn}/`) },
      ],
    })
    trail.applyRemovalPolicy(RemovalPolicy.RETAIN)
    if (logs.policy !== undefined) trail.node.addDependency(logs.policy)
  }

  /** GuardDuty reads along; what it finds is told to the operators. */
  private guard(ground: Ground) {
    new CfnDetector(this, 'Guard', {
      enable: true,
      findingPublishingFrequency: 'FIFTEEN_MINUTES',
      features: ['LAMBDA_NETWORK_LOGS', 'S3_DATA_EVENTS'].map((name) => ({ name, status: 'ENABLED' })),
    })
    const deadLetterQueue = new DeadLetterQueue(this, 'FindingsDead', ground, 'Findings of GuardDuty reach nobody.')
    const rule = new Rule(this, 'Findings', {
      description: 'Tells the operators what GuardDuty found.',
      eventPattern: {
        source: ['aws.guardduty'],
        detailType: ['GuardDuty Finding'],
        detail: { severity: [{ numeric: ['>=', leastSeverity] }] },
      },
      targets: [
        new SnsTopic(ground.alarms, {
          deadLetterQueue,
          authorizeUsingRole: true,
          message: RuleTargetInput.fromEventPath('$.detail'),
        }),
      ],
    })
    acknowledge(
      rule,
      'The two KMS actions come in variants that envelope encryption needs; the key itself is named.',
      'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
      'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
    )
  }
}
