import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

interface Properties
  extends Pick<
    BucketProps,
    'bucketName' | 'cors' | 'lifecycleRules' | 'objectLockDefaultRetention' | 'objectLockEnabled'
  > {
  readonly key?: IKey
  readonly accessLogs?: Bucket
}

/** A bucket that nobody reaches but by grant or presigned link: encrypted, versioned, over TLS alone, access logged. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { key, accessLogs, ...more }: Properties = {}) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: key === undefined ? BucketEncryption.S3_MANAGED : BucketEncryption.KMS,
      ...(key && { encryptionKey: key, bucketKeyEnabled: true }),
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(accessLogs && { serverAccessLogsBucket: accessLogs, serverAccessLogsPrefix: `${id}/` }),
      ...more,
    })
  }
}

/** Where the other buckets' access is logged, for a year. */
export class AccessLogBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(365) }],
    })
  }
}
