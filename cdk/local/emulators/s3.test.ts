import { join } from 'node:path'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { localCredentials } from '../runtime/environment.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { startS3 } from './s3.ts'

test('files are kept, and browsers reach them through presigned addresses alone', async () => {
  const directory = join(scratchFolder(), 'files')
  const first = await startS3({ directory, buckets: ['palisade-us-files'] })
  const clientOf = (endpoint: string) =>
    new S3Client({ endpoint, region: 'us-east-1', credentials: localCredentials, forcePathStyle: true })
  const at = { Bucket: 'palisade-us-files', Key: 'documents/a b.pdf' }
  await clientOf(first.url).send(
    new PutObjectCommand({ ...at, Body: Buffer.from('%PDF'), ContentType: 'application/pdf' }),
  )
  await first.stop()

  const s3 = await startS3({ directory, buckets: ['palisade-us-files'] })
  const client = clientOf(s3.url)
  expect((await client.send(new HeadObjectCommand(at))).ContentType).toBe('application/pdf')
  const link = await getSignedUrl(client, new GetObjectCommand(at), { expiresIn: 60 })
  expect(await (await fetch(link)).text()).toBe('%PDF')
  expect((await fetch(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403)
  const upload = await getSignedUrl(client, new PutObjectCommand({ ...at, Key: 'upload' }), { expiresIn: 60 })
  const origin = 'http://us.localhost:3000'
  const preflight = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' }
  const allowed = await fetch(upload, { method: 'OPTIONS', headers: preflight })
  expect(allowed.headers.get('access-control-allow-origin')).toMatch(/\*|us\.localhost/)
  expect((await fetch(upload, { method: 'PUT', body: 'hello', headers: { origin } })).status).toBe(200)
  expect((await client.send(new HeadObjectCommand({ ...at, Key: 'upload' }))).ContentLength).toBe(5)
  await s3.stop()
})
