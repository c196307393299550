import { join } from 'node:path'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { localCredentials } from '../runtime/environment.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { startS3 } from './s3.ts'
import { forgetParts } from './s3Parts.ts'

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

test('a file arrives in parts, which are listed, put together or given up; what nobody completes goes after a day', async () => {
  const Bucket = 'palisade-us-files'
  const directory = join(scratchFolder(), 'files')
  const s3 = await startS3({ directory, buckets: [Bucket] })
  const client = new S3Client({
    endpoint: s3.url,
    region: 'us-east-1',
    credentials: localCredentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const begin = async (Key: string) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'text/plain' }))
    return { Bucket, Key, UploadId }
  }
  const put = async (upload: Awaited<ReturnType<typeof begin>>, PartNumber: number, text: string, said = text) => {
    const command = new UploadPartCommand({ ...upload, PartNumber, ContentLength: said.length })
    const signableHeaders = new Set(['content-length', 'host'])
    return fetch(await getSignedUrl(client, command, { expiresIn: 60, signableHeaders }), { method: 'PUT', body: text })
  }
  const gone = { name: 'NoSuchUpload' }

  const upload = await begin('uploads/a b.txt')
  expect((await client.send(new ListPartsCommand(upload))).Parts).toBeUndefined()
  expect((await put(upload, 2, ' two')).status).toBe(200)
  expect((await put(upload, 1, 'one')).status).toBe(200)
  expect((await put(upload, 3, ' three', ' 3')).status).toBe(403)
  const { Parts = [] } = await client.send(new ListPartsCommand(upload))
  expect(Parts).toMatchObject([
    { PartNumber: 1, Size: 3 },
    { PartNumber: 2, Size: 4 },
  ])
  const stranger = new S3Client({
    endpoint: s3.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'guessed' },
    forcePathStyle: true,
  })
  for (const command of [new ListPartsCommand(upload), new AbortMultipartUploadCommand(upload)])
    await expect(stranger.send(command)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  await expect(client.send(new ListPartsCommand({ ...upload, Key: 'other' }))).rejects.toMatchObject(gone)
  const whole = Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
  await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: whole } }))
  const link = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: upload.Key }), { expiresIn: 60 })
  expect(await (await fetch(link)).text()).toBe('one two')
  await expect(client.send(new ListPartsCommand(upload))).rejects.toMatchObject(gone)
  expect((await put(upload, 3, ' three')).status).toBe(404)

  const left = await begin('uploads/left')
  await client.send(new AbortMultipartUploadCommand(left))
  await expect(client.send(new ListPartsCommand(left))).rejects.toMatchObject(gone)

  const forgotten = await begin('uploads/forgotten')
  const later = (hours: number) => Date.now() + hours * 60 * 60 * 1000
  forgetParts({ directory, buckets: [Bucket], now: later(23) })
  await client.send(new ListPartsCommand(forgotten))
  forgetParts({ directory, buckets: [Bucket], now: later(25) })
  await expect(client.send(new ListPartsCommand(forgotten))).rejects.toMatchObject(gone)
  await s3.stop()
})
