import type { UploadPart } from '#shared/domain/correspondence/uploadParts.ts'
import { config } from '../config/config.ts'
import { linkS3, linkSeconds, sdk } from './client.ts'

/** An upload in parts: its own id, and the key under which the file will lie. */
export interface UploadInParts {
  readonly key: string
  readonly uploadId: string
}

/** A part that is there, and S3's mark of its bytes. */
export interface PartThere extends UploadPart {
  readonly mark: string
}

const named = ({ key, uploadId }: UploadInParts) => ({ Bucket: config.filesBucket, Key: key, UploadId: uploadId })

/** What S3 says of an upload that was completed, given up or never begun. */
const isOver = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchUpload'

/** A type as a header can carry it. What is none is no loss: a file is judged by its bytes. */
const sentAs = (contentType: string): string =>
  /^[\w.+-]+\/[\w.+-]+[\x20-\x7e]*$/.test(contentType) ? contentType : 'application/octet-stream'

/** Begins a file of this type that arrives in parts; answers the upload's id. */
export const beginParts = async (file: { readonly key: string; readonly contentType: string }): Promise<string> => {
  const { CreateMultipartUploadCommand } = await sdk()
  const { UploadId } = await (await linkS3()).send(
    new CreateMultipartUploadCommand({
      Bucket: config.filesBucket,
      Key: file.key,
      ContentType: sentAs(file.contentType),
    }),
  )
  if (UploadId === undefined) throw new Error('S3 began an upload without an id.')
  return UploadId
}

/** The parts that have arrived whole; undefined where the upload is over. An upload has fewer than a page of them. */
export const partsThere = async (upload: UploadInParts): Promise<PartThere[] | undefined> => {
  const { ListPartsCommand } = await sdk()
  try {
    const { Parts = [] } = await (await linkS3()).send(new ListPartsCommand(named(upload)))
    return Parts.map(({ PartNumber = 0, Size = 0, ETag = '' }) => ({ number: PartNumber, size: Size, mark: ETag }))
  } catch (error) {
    if (isOver(error)) return undefined
    throw error
  }
}

/** A link to which a part of just this size is put for five minutes, without a session. */
export const partLink = async (upload: UploadInParts, part: UploadPart): Promise<string> => {
  const [{ UploadPartCommand }, { getSignedUrl }] = await Promise.all([sdk(), import('@aws-sdk/s3-request-presigner')])
  const command = new UploadPartCommand({ ...named(upload), PartNumber: part.number, ContentLength: part.size })
  return getSignedUrl(await linkS3(), command, {
    expiresIn: linkSeconds,
    signableHeaders: new Set(['content-length', 'host']),
  })
}

/** Puts a part, again in its place where it is there already; answers S3's mark of it. */
export const putPart = async (upload: UploadInParts, number: number, body: Uint8Array): Promise<string> => {
  const { UploadPartCommand } = await sdk()
  const { ETag } = await (await linkS3()).send(
    new UploadPartCommand({ ...named(upload), PartNumber: number, Body: body, ContentLength: body.length }),
  )
  if (ETag === undefined) throw new Error('S3 took a part without a mark.')
  return ETag
}

/** Puts the parts together to the file; false where the upload is over. */
export const completeParts = async (
  upload: UploadInParts,
  parts: readonly Pick<PartThere, 'mark' | 'number'>[],
): Promise<boolean> => {
  const { CompleteMultipartUploadCommand } = await sdk()
  const Parts = parts.map(({ number, mark }) => ({ PartNumber: number, ETag: mark }))
  try {
    await (await linkS3()).send(new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } }))
    return true
  } catch (error) {
    if (isOver(error)) return false
    throw error
  }
}

/** Gives an upload up; one that is over stays so. */
export const abortParts = async (upload: UploadInParts): Promise<void> => {
  const { AbortMultipartUploadCommand } = await sdk()
  try {
    await (await linkS3()).send(new AbortMultipartUploadCommand(named(upload)))
  } catch (error) {
    if (!isOver(error)) throw error
  }
}

/** How many bytes a file has; undefined where there is none. */
export const sizeOfFile = async (key: string): Promise<number | undefined> => {
  const { HeadObjectCommand, NotFound } = await sdk()
  try {
    const { ContentLength } = await (await linkS3()).send(
      new HeadObjectCommand({ Bucket: config.filesBucket, Key: key }),
    )
    return ContentLength
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
