import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
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
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.PUT, HttpMethods.POST],
          allowedOrigins: [`https://${deployment.domain}`],
          allowedHeaders: ['*'],
        },
      ],
      lifecycleRules: [
        { prefix: 'uploads/temporary/', expiration: Duration.days(1) },
        { prefix: 'documents/drafts/', expiration: Duration.days(2) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(365) },
      ],
    })
  }
}
