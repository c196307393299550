import type { Instant } from '#shared/domain/calendar/instant.ts'
import { config } from '../config/config.ts'
import { linkS3, linkSeconds, s3, sdk } from './client.ts'

export interface FileToKeep {
  readonly key: string
  readonly body: Uint8Array
  readonly contentType: string
  /** Until then nobody removes its bytes or writes over them, whoever it is (S3 Object Lock, compliance mode). */
  readonly lockedUntil?: Instant
}

/** Keeps a file in the region's private bucket under the key. */
export const keepFile = async ({ key, body, contentType, lockedUntil }: FileToKeep): Promise<void> => {
  const { PutObjectCommand } = await sdk()
  const lock =
    lockedUntil && ({ ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: new Date(lockedUntil) } as const)
  await (await s3()).send(
    new PutObjectCommand({ Bucket: config.filesBucket, Key: key, Body: body, ContentType: contentType, ...lock }),
  )
}

/** A file's bytes; undefined where there is none. */
export const readFile = async (key: string): Promise<Uint8Array | undefined> => {
  const { GetObjectCommand, NoSuchKey } = await sdk()
  try {
    const { Body } = await (await s3()).send(new GetObjectCommand({ Bucket: config.filesBucket, Key: key }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

/** Removes a file; one that is not there stays so. */
export const removeFile = async (key: string): Promise<void> => {
  const { DeleteObjectCommand } = await sdk()
  await (await s3()).send(new DeleteObjectCommand({ Bucket: config.filesBucket, Key: key }))
}

/** A link that downloads the file under its name for five minutes, without a session, or shows it as what it is. */
export const downloadLink = async ({
  key,
  fileName,
  shownAs,
}: {
  readonly key: string
  readonly fileName: string
  readonly shownAs?: string
}): Promise<{ url: string; seconds: number }> => {
  const [{ GetObjectCommand }, { getSignedUrl }] = await Promise.all([sdk(), import('@aws-sdk/s3-request-presigner')])
  const url = await getSignedUrl(
    await s3(),
    new GetObjectCommand({
      Bucket: config.filesBucket,
      Key: key,
      ...(shownAs !== undefined && { ResponseContentType: shownAs }),
      ResponseContentDisposition: `${shownAs === undefined ? 'attachment' : 'inline'}; filename="${fileName.replace(/[^\w. -]/g, '_')}"`,
    }),
    { expiresIn: linkSeconds },
  )
  return { url, seconds: linkSeconds }
}

/** A link to which a file of just this type and size is put for five minutes, without a session. */
export const uploadLink = async ({
  key,
  contentType,
  size,
}: {
  readonly key: string
  readonly contentType: string
  readonly size: number
}): Promise<{ url: string; seconds: number }> => {
  const [{ PutObjectCommand }, { getSignedUrl }] = await Promise.all([sdk(), import('@aws-sdk/s3-request-presigner')])
  const file = { Bucket: config.filesBucket, Key: key, ContentType: contentType, ContentLength: size }
  const url = await getSignedUrl(await linkS3(), new PutObjectCommand(file), {
    expiresIn: linkSeconds,
    signableHeaders: new Set(['content-length', 'content-type', 'host']),
  })
  return { url, seconds: linkSeconds }
}
