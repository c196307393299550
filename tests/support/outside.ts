import { join } from 'node:path'
import { startMail } from '#cdk/local/emulators/mail/mail.ts'
import { startS3 } from '#cdk/local/emulators/s3.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { filesBucketOf, linkRightsOf } from '#cdk/rights/linkRights.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import type { EventDetail, EventName } from '#shared/events/events.ts'
import { rights } from './deployed.ts'
import { deliver } from './queue.ts'

const bucketHere = () => filesBucketOf(rights, process.env.PALISADE_REGION ?? 'us')

/**
 * A bucket and a mailbox of one's own, with the environment set so that the platform's code uses them. They are opened
 * after the table, whose access key the bucket takes as well.
 */
export const openOutside = async () => {
  const folder = scratchFolder()
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env
  const [s3, mail] = await Promise.all([
    startS3({
      directory: join(folder, 'files'),
      buckets: ['files'],
      credentials: { accessKeyId, secretAccessKey },
      links: linkRightsOf(rights, bucketHere),
    }),
    startMail({ file: join(folder, 'mail.sqlite') }),
  ])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    FILES_BUCKET: 'files',
    MAIL_FROM: 'Palisade <notices@us.palisade.example>',
    INBOX_ADDRESS: 'submissions@us.palisade.example',
  })
  return {
    mailTo: (to: string) => mail.store.list({ to }),
    close: async () => {
      await Promise.all([s3.stop(), mail.stop()])
    },
  }
}

/** Lays a file into the bucket and tells a service's worker that it arrived, as S3 does. */
export const arrive = async (worker: Worker, key: string, bytes: Uint8Array): Promise<void> => {
  await keepFile({ key, body: bytes, contentType: 'application/octet-stream' })
  await tellOfArrival(worker, key)
}

/** Tells of a file that is there, or is not. */
export const tellOfArrival = async (worker: Worker, key: string, messageId = key): Promise<void> => {
  const detail = { bucket: { name: 'files' }, object: { key } }
  const body = JSON.stringify({
    source: 'aws.s3',
    'detail-type': 'Object Created',
    time: new Date().toISOString(),
    detail,
  })
  const failed = await deliver(worker, [{ messageId, body }])
  if (failed.length > 0) throw new Error(`The worker did not take ${key}.`)
}

type Worker = (event: never) => Promise<unknown>

let messages = 0

/** Hands an event to a service's worker as its queue does, under an id of its own or the one given. */
export const handOver = async <Name extends EventName>(
  worker: Worker,
  name: Name,
  detail: EventDetail<Name>,
  eventId = `evt_${++messages}`,
): Promise<void> => {
  const body = JSON.stringify({
    id: eventId,
    'detail-type': name,
    time: new Date().toISOString(),
    detail: { ...detail, eventId },
  })
  const failed = await deliver(worker, [{ messageId: eventId, body }])
  if (failed.length > 0) throw new Error(`The worker did not take ${name}.`)
}
