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

test('who does not sign, or signs wrongly, is refused whatever is asked, and so is a link that is over', async () => {
  const Bucket = 'palisade-us-files'
  const s3 = await startS3({ directory: join(scratchFolder(), 'files'), buckets: [Bucket] })
  const clientOf = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
    new S3Client({ endpoint: s3.url, region: 'us-east-1', credentials, forcePathStyle: true, maxAttempts: 1 })
  const client = clientOf(localCredentials)
  const at = { Bucket, Key: 'documents/a.pdf' }
  await client.send(new PutObjectCommand({ ...at, Body: Buffer.from('%PDF') }))

  const url = `${s3.url}/${Bucket}/documents/a.pdf`
  const refused = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(address, init)
    const said = { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
    expect(said).toMatchObject({ status: 403, type: 'application/xml' })
    if (init.method !== 'HEAD') expect(said.body).toMatch(/<Code>(AccessDenied|SignatureDoesNotMatch)<\/Code>/)
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST'])
    await refused(url, { method, ...(['PUT', 'POST'].includes(method) && { body: 'mine' }) })
  await refused(s3.url)
  await refused(`${s3.url}/${Bucket}?list-type=2`)
  await refused(`${s3.url}/${Bucket}`, { method: 'PUT' })
  await refused(url, { headers: { authorization: 'AWS S3RVER:x' } })
  await refused(`${url}?Signature=x&AWSAccessKeyId=S3RVER&Expires=9999999999`)
  const stranger = clientOf({ accessKeyId: 'S3RVER', secretAccessKey: 'guessed' })
  for (const command of [new GetObjectCommand(at), new PutObjectCommand({ ...at, Body: 'mine' })])
    await expect(stranger.send(command)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })

  const signingDate = new Date(Date.now() - 61_000)
  const link = (expiresIn: number) => getSignedUrl(client, new GetObjectCommand(at), { expiresIn, signingDate })
  await refused(await link(60))
  expect(await (await fetch(await link(300))).text()).toBe('%PDF')
  await s3.stop()
})
