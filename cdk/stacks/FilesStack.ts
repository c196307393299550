import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filesBucketName } from '../constructs/ground.ts'
import { AccessLogBucket, PrivateBucket } from '../constructs/PrivateBucket.ts'
import type { Deployment } from '../deployments.ts'

/** Documents, logos and uploads. */
export class FilesStack extends Stack {
  readonly files: PrivateBucket

  constructor(scope: Construct, id: string, deployment: Deployment, dataKey: IKey, props: StackProps) {
    super(scope, id, props)
    this.files = new PrivateBucket(this, 'Files', {
      bucketName: filesBucketName(deployment),
      key: dataKey,
      accessLogs: new AccessLogBucket(this, 'AccessLogs'),
      // Each archive copy has a lock of its own; nothing else has one.
      objectLockEnabled: true,
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.PUT, HttpMethods.POST],
          allowedOrigins: [`https://${deployment.domain}`],
          allowedHeaders: ['*'],
        },
      ],
      lifecycleRules: [
        ...['bulk', 'logos', 'photos'].map((purpose) => ({
          prefix: `uploads/temporary/${purpose}/`,
          expiration: Duration.days(1),
        })),
        // As long as a letter that cannot be sent is tried again.
        { prefix: 'uploads/temporary/feedback/', expiration: Duration.days(2) },
        // As long as queues keep a message: a file waits while its scanner is away.
        { prefix: 'uploads/temporary/document/', expiration: Duration.days(14) },
        { prefix: 'bulk/', expiration: Duration.days(100) },
        { prefix: 'claims/', expiration: Duration.days(1) },
        { prefix: 'exports/', expiration: Duration.days(2) },
        { prefix: 'documents/drafts/', expiration: Duration.days(2) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: 'correspondence/quarantine/', expiration: Duration.days(90) },
        { noncurrentVersionExpiration: Duration.days(365) },
      ],
    })
    // What arrives is told to the account's bus.
    const bucket = this.files.node.defaultChild as CfnBucket
    bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
    // SES puts mail that comes in here, of this account alone.
    const bySes = { StringEquals: { 'aws:SourceAccount': deployment.account } }
    const ses = [new ServicePrincipal('ses.amazonaws.com')]
    this.files.addToResourcePolicy(
      new PolicyStatement({
        principals: ses,
        actions: ['s3:PutObject'],
        resources: [this.files.arnForObjects('arrivals/mail/*')],
        conditions: bySes,
      }),
    )
    dataKey.addToResourcePolicy(
      new PolicyStatement({
        principals: ses,
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        resources: ['*'],
        conditions: bySes,
      }),
    )
  }
}
