import { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { patchScimUser } from '#shared/contracts/auth/scim.ts'
import { followNews } from '#shared/contracts/news/news.ts'
import { callAssistantTools } from '#shared/contracts/webhook/assistants.ts'

/** The guides in the order in which they are read. */
export const guides = [
  'start',
  'repeat',
  'change',
  'pages',
  'limits',
  'refusals',
  'values',
  'webhooks',
  'news',
  'keys',
  'people',
  'assistants',
] as const
export type Guide = (typeof guides)[number]

/** What is shown with them, by an address of the region. */
export const codeOfGuides = (origin: string): Partial<Record<Guide, string>> => ({
  start: `curl -u "$CLIENT_ID:$CLIENT_SECRET" -d grant_type=client_credentials \\
  ${origin}${exchangeApiKey.path}

curl -H "Authorization: Bearer $ACCESS_TOKEN" \\
  "${origin}/api/account/v1/search?size=25"`,
  repeat: `curl -X POST -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Idempotency-Key: 7c9e6679-7425-40de-944b-e07fc1f90ae7" \\
  -H "Content-Type: application/json" -d @account.json \\
  ${origin}/api/account/v1/account`,
  change: `curl -i -H "Authorization: Bearer $ACCESS_TOKEN" \\
  ${origin}/api/account/v1/details/$ACCOUNT_ID
# ETag: "acc_01M8…=7"

curl -X PUT -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'If-Match: "acc_01M8…=7"' \\
  -H "Content-Type: application/json" -d @account.json \\
  ${origin}/api/account/v1/details/$ACCOUNT_ID`,
  limits: `HTTP/2 429
RateLimit-Policy: "key";q=600;w=60
RateLimit: "key";r=0;t=17
Retry-After: 17`,
  refusals: `{
  "type": "https://palisade.example/problems/request.invalid",
  "status": 400,
  "code": "request.invalid",
  "title": "Some details need your attention.",
  "detail": "Some details need your attention.",
  "requestId": "01M8…",
  "errors": [{ "path": ["revenue"], "detail": "must be a number" }]
}`,
  assistants: `import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const client = new Client({ name: 'our-desk', version: '1.0.0' })
await client.connect(
  new StreamableHTTPClientTransport(new URL('${origin}${callAssistantTools.path}'), {
    requestInit: { headers: { authorization: \`Bearer \${process.env.ACCESS_TOKEN}\` } },
  }),
)
await client.callTool({ name: 'searchQuotes', arguments: { query: { search: 'Oak Dental' } } })`,
  news: `curl -H "Authorization: Bearer $ACCESS_TOKEN" -H "Last-Event-ID: 1795910400000" \\
  ${origin}${followNews.path}

retry: 500
id: 1795910412345

id: 1795910412345
event: quote
data: {"ids":["quo_01M8…"],"isMore":false}`,
  people: `curl -X PATCH -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Content-Type: application/scim+json" \\
  -d '{ "schemas": ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        "Operations": [{ "op": "replace", "path": "active", "value": false }] }' \\
  ${origin}${patchScimUser.path.replace('{userId}', '$USER_ID')}`,
  webhooks: `import { createHmac, timingSafeEqual } from 'node:crypto'

const isOurs = (headers, body, secret) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false
  const made = createHmac('sha256', Buffer.from(secret, 'base64')).update(\`\${id}.\${at}.\${body}\`).digest()
  return given.split(' ').some((each) => {
    const sent = Buffer.from(each.replace(/^v1,/, ''), 'base64')
    return sent.length === made.length && timingSafeEqual(sent, made)
  })
}`,
})
