import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import S3rver from '@20minutes/s3rver'
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js'
import type { LinkRights } from '#cdk/rights/linkRights.ts'
import { listen } from '../http/listen.ts'
import { localCredentials } from '../runtime/environment.ts'
import type { Emulator } from './dynamodb.ts'
import { forgetParts, partsOfS3 } from './s3Parts.ts'

const hour = 60 * 60 * 1000

/** An object that was put. */
export interface Put {
  readonly bucket: string
  readonly key: string
  readonly at: string
}

/** S3 on a folder, with private buckets that browsers reach through presigned addresses. Signatures are of one pair. */
export async function startS3(settings: {
  readonly directory: string
  readonly buckets: readonly string[]
  /** Standard: those of the local platform. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  readonly port?: number
  /** Is told of what is put, as EventBridge is. */
  readonly onPut?: (put: Put) => void
  /** What presigned addresses may be used for; anything without it. */
  readonly links?: LinkRights
}): Promise<Emulator> {
  const { accessKeyId, secretAccessKey } = settings.credentials ?? localCredentials
  DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey)
  mkdirSync(settings.directory, { recursive: true })
  const s3 = new S3rver({
    directory: settings.directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: settings.buckets.map((name) => ({ name, configs: [cors] })),
  })
  s3.middleware.unshift(partsOfS3(settings.directory))
  await s3.configureBuckets()
  const forget = () => forgetParts({ directory: settings.directory, buckets: settings.buckets, now: Date.now() })
  forget()
  setInterval(forget, hour).unref()
  s3.on('event', ({ Records }) => {
    for (const { eventName, eventTime, s3: put } of Records)
      if (eventName.startsWith('ObjectCreated'))
        settings.onPut?.({ bucket: put.bucket.name, key: put.object.key, at: eventTime })
  })
  const answer = s3.callback()
  return listen((request, response) => {
    const link = linkOf(request)
    const refused = isSigned(request) ? link && settings.links?.(link) : 'Access Denied'
    if (refused === undefined) answer(request, response)
    else response.writeHead(403, { 'content-type': 'application/xml' }).end(accessDenied(refused))
  }, settings.port)
}

/** Whether a request says who sends it, in its headers or its address; a browser asks beforehand whether it may come at all. */
const isSigned = ({ method, headers, url = '/' }: IncomingMessage): boolean =>
  method === 'OPTIONS' ||
  headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true ||
  new URL(url, 'http://s3').searchParams.has('X-Amz-Algorithm')

const actions: Readonly<Record<string, string>> = {
  DELETE: 'DeleteObject',
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
}

/** What a presigned address does, and who signed it; undefined for calls that are signed in their headers. */
const linkOf = ({ method = 'GET', url = '/' }: IncomingMessage): Parameters<LinkRights>[0] | undefined => {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const action = actions[method]
  if (action === undefined || !searchParams.has('X-Amz-Signature')) return undefined
  const [bucket = '', ...key] = pathname.slice(1).split('/').map(decodeURIComponent)
  return { action, bucket, key: key.join('/'), signer: searchParams.get('X-Amz-Security-Token') ?? undefined }
}

const accessDenied = (message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Message></Error>`

const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedHeader>*</AllowedHeader>
  <AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>POST</AllowedMethod>
  <ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds>
</CORSRule></CORSConfiguration>`
