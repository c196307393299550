import { AwsError } from '#cdk/local/http/awsCall.ts'
import { isLonger, mostMessageBytes } from '#cdk/local/runtime/limits.ts'
import type { Answer, Call, CloudService } from './cloud.ts'
import { jsonService, textOfBody } from './cloud.ts'

/** An e-mail that went out; `token` names it, however often it is sent. */
export interface SentMail {
  readonly token: string
  readonly to: string
  readonly subject: string
}

/** An event as it lies on the bus. */
export interface BusEvent {
  readonly id: string
  readonly 'detail-type': string
  readonly time: string
  readonly detail: { readonly eventId: string }
}

/** What a world has sent out and put away: e-mails, text messages, files, and events that wait on the bus. */
export interface Outside {
  readonly mails: SentMail[]
  readonly files: Map<string, Uint8Array>
  /** Takes what was put on the bus since the last time. */
  takeEvents(): BusEvent[]
  readonly services: Readonly<Record<'email' | 'events' | 'files' | 'parameters' | 'queues' | 'texts', CloudService>>
}

interface PutEvents {
  readonly Entries: readonly { readonly DetailType: string; readonly Detail: string; readonly Time: number }[]
}
interface SendEmail {
  readonly Destination: { readonly ToAddresses: readonly string[] }
  readonly EmailTags: readonly { readonly Value: string }[]
  readonly Content: { readonly Simple: { readonly Subject: { readonly Data: string } } }
}

const xml = (text: string): Answer => ({ status: 200, headers: { 'content-type': 'text/xml' }, body: text })

const bytesOf = async (body: unknown): Promise<Uint8Array> => {
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const noSuchUpload: Answer = { ...xml('<Error><Code>NoSuchUpload</Code></Error>'), status: 404 }

/** Files that arrive in parts: as nobody puts a part in the simulation, they are begun and given up. */
const uploadsService = (): CloudService => {
  const begun = new Set<string>()
  return ({ method, query }) => {
    if ('uploads' in query) {
      const id = `upload${begun.size + 1}`
      begun.add(id)
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const id = query.uploadId ?? ''
    if (!begun.has(id)) return noSuchUpload
    if (method === 'GET') return xml('<ListPartsResult><IsTruncated>false</IsTruncated></ListPartsResult>')
    begun.delete(id)
    return { status: 204 }
  }
}

/** S3's objects, by path. */
const filesService = (files: Map<string, Uint8Array>): CloudService => {
  const inParts = uploadsService()
  return async (call: Call) => {
    const { method, path, query, body } = call
    if ('uploads' in query || 'uploadId' in query) return inParts(call)
    const name = decodeURIComponent(path)
    if (method === 'PUT') {
      files.set(name, await bytesOf(body))
      return { status: 200, headers: { etag: '"file"' } }
    }
    if (method === 'DELETE') {
      files.delete(name)
      return { status: 204 }
    }
    const file = files.get(name)
    if (file !== undefined) return { status: 200, body: method === 'HEAD' ? '' : file }
    return method === 'HEAD' ? { status: 404 } : { ...xml('<Error><Code>NoSuchKey</Code></Error>'), status: 404 }
  }
}

/** Everything outside the table that the platform speaks to, in memory. */
export const openOutsideWorld = (kept: ReadonlyMap<string, Uint8Array> = new Map()): Outside => {
  const mails: SentMail[] = []
  const files = new Map(kept)
  let waiting: BusEvent[] = []
  let sent = 0
  return {
    mails,
    files,
    takeEvents() {
      const taken = waiting
      waiting = []
      return taken
    },
    services: {
      email: ({ body }) => {
        const { Destination, EmailTags, Content } = JSON.parse(textOfBody(body)) as SendEmail
        for (const to of Destination.ToAddresses)
          mails.push({ token: EmailTags[0]?.Value ?? '', to, subject: Content.Simple.Subject.Data })
        return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"MessageId":"sent"}' }
      },
      events: jsonService((_, { Entries }: PutEvents) => {
        if (isLonger(JSON.stringify(Entries), mostMessageBytes))
          throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.')
        for (const { DetailType, Detail, Time } of Entries) {
          sent += 1
          const time = new Date(Time * 1000).toISOString()
          waiting.push({ id: `bus-${sent}`, 'detail-type': DetailType, time, detail: JSON.parse(Detail) })
        }
        return { FailedEntryCount: 0, Entries: Entries.map((_entry, index) => ({ EventId: `bus-${index}` })) }
      }),
      files: filesService(files),
      parameters: jsonService(() => ({ Parameters: [] })),
      queues: jsonService(() => ({ Attributes: {} })),
      texts: () => xml('<PublishResponse><PublishResult><MessageId>sent</MessageId></PublishResult></PublishResponse>'),
    },
  }
}
