import { createHash, createHmac } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'

interface Signed {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface By {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  readonly service: string
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A name or value in a query, as AWS encodes it. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1)

/**
 * The headers with which a request is signed by a key of AWS that is not the function's own (Signature Version 4,
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html); the path holds nothing that
 * would have to be encoded.
 */
export const signedForAws = (
  { url, method, headers, body }: Signed,
  { accessKeyId, secretAccessKey, region, service }: By,
  now: Instant,
): Record<string, string> => {
  const at = now.replaceAll(/[-:]|\.\d+/g, '')
  const day = at.slice(0, 8)
  const all = { ...headers, host: url.host, 'x-amz-date': at }
  const lines = Object.entries(all)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().replaceAll(/ +/g, ' ')])
    .sort(byName)
  const names = lines.map(([name]) => name).join(';')
  const query = [...url.searchParams]
    .map(([name, value]): [string, string] => [encoded(name), encoded(value)])
    .sort(byName)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const canonical = [
    method,
    url.pathname,
    query,
    ...lines.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    digestOf(body),
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [region, service, 'aws4_request'].reduce(keyed, keyed(`AWS4${secretAccessKey}`, day))
  const signature = keyed(key, ['AWS4-HMAC-SHA256', at, scope, digestOf(canonical)].join('\n')).toString('hex')
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
