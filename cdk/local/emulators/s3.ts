import { mkdirSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'
import { listen } from '../http/listen.ts'
import type { Emulator } from './dynamodb.ts'

/** S3 on a folder, with private buckets that browsers reach through presigned addresses. */
export async function startS3(settings: {
  readonly directory: string
  readonly buckets: readonly string[]
  readonly port?: number
}): Promise<Emulator> {
  mkdirSync(settings.directory, { recursive: true })
  const s3 = new S3rver({
    directory: settings.directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: settings.buckets.map((name) => ({ name, configs: [cors] })),
  })
  await s3.configureBuckets()
  return listen(s3.callback(), settings.port)
}

const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedHeader>*</AllowedHeader>
  <AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>POST</AllowedMethod>
  <ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds>
</CORSRule></CORSConfiguration>`
