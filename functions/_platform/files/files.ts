import { GetObjectCommand, HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { config } from '../config/config.ts'

let client: S3Client | undefined
const s3 = () => {
  client ??= new S3Client({ forcePathStyle: true })
  return client
}

const linkSeconds = 300

export interface FileToKeep {
  readonly key: string
  readonly body: Uint8Array
  readonly contentType: string
}

/** Keeps a file in the region's private bucket under the key. */
export const keepFile = async ({ key, body, contentType }: FileToKeep): Promise<void> => {
  await s3().send(new PutObjectCommand({ Bucket: config.filesBucket, Key: key, Body: body, ContentType: contentType }))
}

export const hasFile = async (key: string): Promise<boolean> => {
  try {
    await s3().send(new HeadObjectCommand({ Bucket: config.filesBucket, Key: key }))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/** A link that downloads the file under its name for five minutes, without a session. */
export const downloadLink = async (key: string, fileName: string): Promise<{ url: string; seconds: number }> => ({
  url: await getSignedUrl(
    s3(),
    new GetObjectCommand({
      Bucket: config.filesBucket,
      Key: key,
      ResponseContentDisposition: `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"`,
    }),
    { expiresIn: linkSeconds },
  ),
  seconds: linkSeconds,
})
