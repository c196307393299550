import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { S3Step } from '@20minutes/s3rver'

const day = 24 * 60 * 60 * 1000

/** Where s3rver keeps the parts of a bucket's uploads, a folder for each: `key`, `metadata`, and `1`, `1.md5`, `2` … */
const folderOf = (directory: string, bucket: string) => join(directory, bucket, '._S3rver_uploads')

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`

/** Parts whose mark is there have arrived whole; one that broke off has none. */
const listed = (folder: string): string =>
  readdirSync(folder)
    .flatMap((name) => (name.endsWith('.md5') ? [Number(name.replace('.md5', ''))] : []))
    .sort((a, b) => a - b)
    .map((number) => {
      const { size, mtime } = statSync(join(folder, String(number)))
      const mark = readFileSync(join(folder, `${number}.md5`), 'utf8')
      return `<Part><PartNumber>${number}</PartNumber><LastModified>${mtime.toISOString()}</LastModified><ETag>"${mark}"</ETag><Size>${size}</Size></Part>`
    })
    .join('')

const isNotAllowed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MethodNotAllowed'

/**
 * What s3rver lacks of uploads in parts: to list what is there, to give an upload up, and to say of one that is over that it
 * is. s3rver verifies the signature first and then does not know the method, which is where this goes on.
 */
export const partsOfS3 =
  (directory: string): S3Step =>
  async (ctx, next) => {
    const { uploadId } = ctx.query
    if (typeof uploadId !== 'string' || ctx.method === 'OPTIONS') return next()
    const [bucket = '', ...key] = ctx.path.slice(1).split('/').map(decodeURIComponent)
    const folder = join(folderOf(directory, bucket), uploadId.replace(/[^\w]/g, '_'))
    const isThere = existsSync(join(folder, 'key')) && readFileSync(join(folder, 'key'), 'utf8') === key.join('/')
    if (!isThere) {
      ctx.status = 404
      ctx.type = 'application/xml'
      ctx.body = xml('<Error><Code>NoSuchUpload</Code><Message>The specified upload does not exist.</Message></Error>')
      return
    }
    try {
      await next()
    } catch (error) {
      if (!isNotAllowed(error) || !['DELETE', 'GET'].includes(ctx.method)) throw error
      if (ctx.method === 'DELETE') {
        rmSync(folder, { recursive: true })
        ctx.status = 204
        return
      }
      ctx.status = 200
      ctx.type = 'application/xml'
      ctx.body = xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed(folder)}</ListPartsResult>`)
    }
  }

/** Takes away the parts of uploads that nobody completed for a day, as the bucket's rule does where it is deployed. */
export const forgetParts = ({
  directory,
  buckets,
  now,
}: {
  readonly directory: string
  readonly buckets: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}): void => {
  for (const bucket of buckets) {
    const folder = folderOf(directory, bucket)
    if (!existsSync(folder)) continue
    for (const upload of readdirSync(folder)) {
      const key = join(folder, upload, 'key')
      if (existsSync(key) && now - statSync(key).mtimeMs > day) rmSync(join(folder, upload), { recursive: true })
    }
  }
}
