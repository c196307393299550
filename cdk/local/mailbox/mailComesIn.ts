import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { RegionCode } from '#shared/regions/code.ts'
import { localRegion } from '../regions.ts'
import { localCredentials } from '../runtime/environment.ts'

/** Takes a mail as it came and lays it where SES lays what comes in for a region's domain. */
export type MailComesIn = (region: RegionCode, raw: Uint8Array) => Promise<void>

export const mailComesIn =
  (endpoint: string): MailComesIn =>
  async (region, raw) => {
    const { awsRegion, filesBucket } = localRegion(region)
    const s3 = new S3Client({ endpoint, region: awsRegion, forcePathStyle: true, credentials: localCredentials })
    try {
      await s3.send(new PutObjectCommand({ Bucket: filesBucket, Key: `arrivals/mail/${randomUUID()}`, Body: raw }))
    } finally {
      s3.destroy()
    }
  }
