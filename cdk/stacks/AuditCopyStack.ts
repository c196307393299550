import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose'
import { LogGroup, LogStream, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import { type Bucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { auditRow } from '#functions/_platform/storage/auditRows.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Ground } from '../constructs/ground.ts'
import { AccessLogBucket, PrivateBucket } from '../constructs/PrivateBucket.ts'
import { DeadLetterQueue } from '../constructs/PrivateQueue.ts'

/** Seven years, as long as books of insurance are kept. */
const kept = Duration.days(7 * 365 + 2)

/** What is written to the audit in the table is written here once more, where nobody takes it away before its time. */
export class AuditCopyStack extends Stack {
  constructor(scope: Construct, id: string, ground: Ground, props: StackProps) {
    super(scope, id, props)
    const copy = new PrivateBucket(this, 'Copy', {
      key: ground.dataKey,
      accessLogs: new AccessLogBucket(this, 'AccessLogs'),
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(kept),
    })
    const delivery = this.deliver(ground, copy)
    this.pipe(ground, delivery)
  }

  /** Gathers entries for five minutes into one file, by the day in UTC. */
  private deliver(ground: Ground, copy: Bucket): CfnDeliveryStream {
    const ours = { 'aws:SourceAccount': this.account }
    const role = new Role(this, 'DeliveryRole', {
      assumedBy: new ServicePrincipal('firehose.amazonaws.com', { conditions: { StringEquals: ours } }),
    })
    copy.grantWrite(role)
    const logGroup = new LogGroup(this, 'DeliveryLogs', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
      encryptionKey: ground.dataKey,
    })
    const { logStreamName } = new LogStream(this, 'DeliveryLog', { logGroup })
    logGroup.grantWrite(role)
    acknowledge(
      role,
      'Files of the one bucket, under names that their time gives; the actions come in variants that writing needs.',
      ...['s3:Abort*', 's3:DeleteObject*', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'].map(
        (action) => `AwsSolutions-IAM5[Action::${action}]`,
      ),
      'AwsSolutions-IAM5[Resource::<Copy1ED8A51E.Arn>/*]',
    )
    const stream = new CfnDeliveryStream(this, 'Delivery', {
      deliveryStreamType: 'DirectPut',
      deliveryStreamEncryptionConfigurationInput: { keyType: 'CUSTOMER_MANAGED_CMK', keyArn: ground.dataKey.keyArn },
      extendedS3DestinationConfiguration: {
        bucketArn: copy.bucketArn,
        roleArn: role.roleArn,
        prefix: 'entries/!{timestamp:yyyy/MM/dd}/',
        errorOutputPrefix: 'failed/!{firehose:error-output-type}/!{timestamp:yyyy/MM/dd}/',
        bufferingHints: { intervalInSeconds: 300, sizeInMBs: 64 },
        compressionFormat: 'GZIP',
        encryptionConfiguration: { kmsEncryptionConfig: { awskmsKeyArn: ground.dataKey.keyArn } },
        cloudWatchLoggingOptions: { enabled: true, logGroupName: logGroup.logGroupName, logStreamName },
      },
    })
    stream.node.addDependency(role.node.findChild('DefaultPolicy'))
    return stream
  }

  /** From the table's stream, the entries of the audit alone. */
  private pipe(ground: Ground, delivery: CfnDeliveryStream): void {
    const dead = new DeadLetterQueue(this, 'Dead', ground, 'Entries of the audit are missing in its copy.')
    const role = new Role(this, 'PipeRole', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    })
    ground.table.grantStreamRead(role)
    ground.dataKey.grantDecrypt(role)
    dead.grantSendMessages(role)
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['firehose:PutRecord', 'firehose:PutRecordBatch'],
        resources: [delivery.attrArn],
      }),
    )
    acknowledge(
      role,
      'Streams are found by listing them all; the KMS actions come in variants that envelope encryption needs.',
      'AwsSolutions-IAM5[Resource::*]',
      'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
      'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
    )
    const { entity } = auditRow.schema.model
    const pattern = JSON.stringify({ eventName: ['INSERT'], dynamodb: { NewImage: { __edb_e__: { S: [entity] } } } })
    const pipe = new CfnPipe(this, 'Pipe', {
      name: `palisade-${ground.deployment.region}-audit-copy`,
      roleArn: role.roleArn,
      source: ground.table.tableStreamArn ?? '',
      sourceParameters: {
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 100,
          maximumRetryAttempts: 50,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          deadLetterConfig: { arn: dead.queueArn },
        },
        filterCriteria: { filters: [{ pattern }] },
      },
      target: delivery.attrArn,
    })
    pipe.node.addDependency(role.node.findChild('DefaultPolicy'))
  }
}
