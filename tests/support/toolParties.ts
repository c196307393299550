import type { RequestListener } from 'node:http'
import { expect } from 'vitest'
import type { Credentials } from '#functions/connector/store/connections.ts'
import { aws } from '#functions/connector/tools/live/aws.ts'
import { cloudflare } from '#functions/connector/tools/live/cloudflare.ts'
import { googleWorkspace } from '#functions/connector/tools/live/googleWorkspace.ts'
import { microsoft } from '#functions/connector/tools/live/microsoft.ts'
import { qualys } from '#functions/connector/tools/live/qualys.ts'
import { NotTold } from '#functions/connector/tools/notTold.ts'
import type { SecurityTool } from '#functions/connector/tools/securityTools.ts'
import { authority, webSite } from './webSite.ts'

export const now = '2026-11-29T10:00:00.000Z'
export const secret = 'insureds-own-secret'
export const site = 'https://acme.example'

interface Asked {
  readonly method: string | undefined
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Record<string, unknown>
  readonly body: string
}
export type Answer = (asked: Asked) => {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body: unknown
}

/** A party on loopback that answers as it is told, and what it was asked. */
export const party = async (answer: Answer) => {
  const asked: Asked[] = []
  const listener: RequestListener = async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname, searchParams } = new URL(request.url ?? '', site)
    const question: Asked = {
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body,
    }
    asked.push(question)
    const { status = 200, headers = {}, body: said } = answer(question)
    response.writeHead(status, headers).end(typeof said === 'string' ? said : JSON.stringify(said))
  }
  const port = await webSite(listener)
  const reach = {
    addresses: async () => ['127.0.0.1'],
    mayReach: (address: string): boolean => address === '127.0.0.1',
    port,
    ca: authority,
  }
  return { asked, reach }
}
type Reach = Awaited<ReturnType<typeof party>>['reach']

export const client = { clientId: 'the-client', clientSecret: 'the-client-secret' }
export const tools = {
  aws: (reach: Reach) => aws({ endpoint: site, reach }),
  cloudflare: (reach: Reach) => cloudflare({ api: site, reach }),
  google: (reach: Reach) => googleWorkspace({ ...client, directory: site, tokens: site, reach }),
  microsoft: (reach: Reach) => microsoft({ ...client, graph: site, login: site, reach }),
  qualys: (reach: Reach) => qualys({ server: site, reach }),
} as const satisfies Readonly<Record<string, (reach: Reach) => SecurityTool>>
export type Name = keyof typeof tools

export const by: Credentials = { username: 'insureds-own-user', password: secret }
export const read = async (name: Name, answer: Answer, metadata = {}) => {
  const { asked, reach } = await party(answer)
  return { asked, told: await tools[name](reach).read(metadata, by, now) }
}

/** A sign-in's tokens before what is read by them. */
export const withTokens =
  (answer: Answer): Answer =>
  (asked) =>
    asked.path.endsWith('/token')
      ? { body: { token_type: 'Bearer', expires_in: 3599, access_token: 'short-lived', refresh_token: 'the-next' } }
      : answer(asked)

export const score = {
  azureTenantId: '3f0b9c1e-6a54-4d0e-9d0e-2b7f7a1c9d10',
  createdDateTime: '2026-11-28T00:00:00Z',
  currentScore: 34.5,
  maxScore: 60,
  controlScores: [
    { controlCategory: 'Identity', controlName: 'AdminMFAV2', score: 10, description: 'x' },
    { controlCategory: 'Identity', controlName: 'MFARegistrationV2', score: 4.5 },
    { controlCategory: 'Identity', controlName: 'BlockLegacyAuthentication', score: 0 },
    { controlCategory: 'Apps', controlName: 'gone', score: 3 },
  ],
}
const profile = (id: string, maxScore: number, more = {}) => ({
  id,
  title: `Title of ${id}`,
  maxScore,
  controlCategory: 'Identity',
  deprecated: false,
  ...more,
})
export const graph = withTokens(({ path, query }) => {
  if (path === '/v1.0/security/secureScores') return { body: { value: [score] } }
  return query.$skiptoken === undefined
    ? {
        body: {
          '@odata.nextLink': 'https://elsewhere.example/v1.0/anything?$skiptoken=two',
          value: [profile('AdminMFAV2', 10), profile('MFARegistrationV2', 9)],
        },
      }
    : { body: { value: [profile('BlockLegacyAuthentication', 8), profile('gone', 3, { deprecated: true })] } }
})

export const user = (more = {}) => ({
  isAdmin: false,
  isDelegatedAdmin: false,
  isEnforcedIn2Sv: true,
  isEnrolledIn2Sv: true,
  suspended: false,
  archived: false,
  ...more,
})
export const directory = withTokens(({ query }) =>
  query.pageToken === undefined
    ? { body: { kind: 'admin#directory#users', users: [user({ isAdmin: true }), user()], nextPageToken: 'two' } }
    : { body: { users: [user({ isEnrolledIn2Sv: false }), user({ suspended: true, isEnrolledIn2Sv: false })] } },
)

export const finding = (id: string, Status: string, Label = 'INFORMATIONAL') => ({
  Compliance: { SecurityControlId: id, Status },
  Severity: { Label },
  Title: `Title of ${id}`,
})
export const hub: Answer = ({ body }) => {
  const { Filters, NextToken } = JSON.parse(body)
  const isPassed = Filters.ComplianceStatus[0].Value === 'PASSED'
  if (isPassed) return { body: { Findings: [finding('IAM.6', 'PASSED'), finding('EC2.14', 'PASSED')] } }
  return NextToken === undefined
    ? { body: { Findings: [finding('S3.1', 'FAILED', 'MEDIUM')], NextToken: 'two' } }
    : { body: { Findings: [finding('EC2.14', 'FAILED', 'HIGH'), finding('RDS.11', 'WARNING', 'MEDIUM')] } }
}

export const account = '023e105f4ecef8ad9ca31a8372d0c353'
export const insight = (issue_type: string, more = {}) => ({
  id: 'x',
  issue_type,
  severity: 'Critical',
  dismissed: false,
  ...more,
})
export const center: Answer = ({ path, query }) => {
  if (path === '/client/v4/accounts') return { body: { success: true, result: [{ id: account, name: 'Acme' }] } }
  return query.page === '1'
    ? { body: { success: true, result: { count: 1001, page: 1, per_page: 1000, issues: [insight('email_security')] } } }
    : {
        body: {
          success: true,
          result: {
            count: 1001,
            issues: [
              insight('exposed_infrastructure', { status: 'resolved' }),
              insight('weak_authentication', { dismissed: true }),
            ],
          },
        },
      }
}

const detection = (severity: number, found: string) =>
  `<DETECTION><QID>38170</QID><TYPE>Confirmed</TYPE><SEVERITY>${severity}</SEVERITY><FIRST_FOUND_DATETIME>${found}</FIRST_FOUND_DATETIME></DETECTION>`
const host = (id: number, ...detections: readonly string[]) =>
  `<HOST><ID>${id}</ID><IP>10.0.0.1</IP><DETECTION_LIST>${detections.join('')}</DETECTION_LIST></HOST>`
export const hosts = (list: string, warning = '') =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<!DOCTYPE HOST_LIST_VM_DETECTION_OUTPUT SYSTEM "https://qualysapi.qualys.com/x.dtd">\n<HOST_LIST_VM_DETECTION_OUTPUT><RESPONSE><DATETIME>2026-11-29T09:00:00Z</DATETIME><HOST_LIST>${list}</HOST_LIST>${warning}</RESPONSE></HOST_LIST_VM_DETECTION_OUTPUT>`
export const truncated = (next: string) =>
  `<WARNING><CODE>1980</CODE><TEXT>truncated</TEXT><URL><![CDATA[https://elsewhere.example/api/2.0/?action=list&id_min=${next}]]></URL></WARNING>`
export const vmdr: Answer = ({ query }) => ({
  body:
    query.id_min === '0'
      ? hosts(host(7, detection(5, '2026-11-28T00:00:00Z')), truncated('8'))
      : hosts(host(8, detection(4, '2026-10-01T00:00:00Z'), detection(4, '2026-11-28T00:00:00Z'))),
})

export const fine: Readonly<Record<Name, Answer>> = {
  aws: hub,
  cloudflare: center,
  google: directory,
  microsoft: graph,
  qualys: vmdr,
}
export const names = Object.keys(tools) as Name[]

/** What reading ends with. */
export const failureOf = async (name: Name, answer: Answer) => {
  const { asked, reach } = await party(answer)
  const error = await tools[name](reach)
    .read({}, by, now)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
  if (!(error instanceof NotTold)) throw new Error(`${name} told something.`)
  expect(JSON.stringify([error.message, error.stack, error.cause, error])).not.toMatch(
    /insureds-own|the-client|short-lived|the-next/,
  )
  return { kind: error.kind, wait: error.wait, message: error.message, asked }
}
