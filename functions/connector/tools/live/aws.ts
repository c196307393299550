import { z } from 'zod'
import { signedForAws } from '#functions/_platform/outside/awsSignature.ts'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { actionsToKeep, awsRegions, type ConnectorAction, type Posture } from '#shared/domain/integration/connectors.ts'
import type { ConnectedControl } from '#shared/domain/risk/connectedEvidence.ts'
import { type NotTold, refused, unanswered } from '../notTold.ts'
import type { SecurityTool } from '../securityTools.ts'
import { type Ask, conversationWith, mostPages, tooMuch } from './conversation.ts'
import { titleOf } from './title.ts'

const tool = 'AWS Security Hub'

/** From the gravest on. */
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFORMATIONAL'] as const

const Finding = z.object({
  Compliance: z.object({
    SecurityControlId: z.string().regex(/^[A-Za-z0-9.]{2,40}$/),
    Status: z.enum(['FAILED', 'NOT_AVAILABLE', 'PASSED', 'WARNING']),
  }),
  Severity: z.object({ Label: z.enum(severities) }),
  Title: z.string(),
})
export type SecurityHubFinding = z.infer<typeof Finding>
const Page = z.object({ Findings: z.array(Finding), NextToken: z.string().min(1).max(10_000).nullish() })
const Refusal = z.object({ __type: z.string().optional(), Code: z.string().optional() })

/** What Security Hub looks at of the risk, by its controls (https://docs.aws.amazon.com/securityhub/latest/userguide/securityhub-controls-reference.html). */
const controls: Readonly<Record<string, ConnectedControl>> = {
  'EC2.14': 'remoteDesktop',
  'EC2.3': 'diskEncryption',
  'IAM.19': 'mfaEverybody',
  'IAM.5': 'mfaEverybody',
  'IAM.6': 'mfaAdministrators',
  'IAM.9': 'mfaAdministrators',
  'RDS.11': 'cloudBackup',
  'SSM.2': 'updates',
}

/** Security Hub counts a control for its score as one, whatever its severity, and so does this. */
const points = 1

/**
 * Findings as they are told, by control, the gravest first: open where one of its findings has failed, done where all have
 * passed; one of which something could not be looked at is left out.
 */
export const postureOf = (findings: readonly SecurityHubFinding[]): Posture => {
  const byControl = new Map<string, SecurityHubFinding[]>()
  for (const finding of findings.toSorted(
    (a, b) => severities.indexOf(a.Severity.Label) - severities.indexOf(b.Severity.Label),
  )) {
    const same = byControl.get(finding.Compliance.SecurityControlId)
    if (same === undefined) byControl.set(finding.Compliance.SecurityControlId, [finding])
    else same.push(finding)
  }
  const actions = [...byControl].flatMap(([id, of]): ConnectorAction[] => {
    const statuses = of.map(({ Compliance }) => Compliance.Status)
    const isDone = statuses.every((status) => status === 'PASSED')
    if (!isDone && !statuses.includes('FAILED')) return []
    const control = controls[id]
    return [
      {
        id: `aws-${id}`,
        title: titleOf(of[0]?.Title ?? '', { otherwise: id }),
        category: id.split('.')[0] ?? id,
        status: isDone ? 'DONE' : 'OPEN',
        points,
        ...(control !== undefined && { control }),
      },
    ]
  })
  const score = actions.filter(({ status }) => status === 'DONE').length
  return { score, maxScore: actions.length, actions: actionsToKeep(actions) }
}

const equals = (...values: readonly string[]) => values.map((Value) => ({ Comparison: 'EQUALS', Value }))

const codeIn = (body: string): string => {
  try {
    const { Code, __type } = Refusal.parse(JSON.parse(body))
    return Code ?? __type ?? ''
  } catch {
    return ''
  }
}

const meaningOf = ({ status, body }: { readonly status: number; readonly body: string }): NotTold | undefined => {
  const code = codeIn(body)
  if (/InvalidAccess/.test(code))
    return refused(`${tool} is not switched on in this account and region. Switch it on, or connect another region.`)
  if (/Throttl|LimitExceeded/.test(code)) return unanswered(`${tool} has had enough questions for now.`)
  if (status === 400 && /InvalidClientTokenId|UnrecognizedClient|Signature|ExpiredToken/.test(code))
    return refused(`${tool} does not accept the access key. Connect it anew.`)
  return undefined
}

interface Query {
  readonly ask: Ask
  readonly sign: (url: URL, body: string) => Record<string, string>
  readonly url: URL
}

/** The findings of a status, as far as they are read, and whether those are all. */
const findingsOf = async ({ ask, sign, url }: Query, statuses: readonly string[]) => {
  const found: SecurityHubFinding[] = []
  let NextToken: string | null | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const body = JSON.stringify({
      Filters: {
        ComplianceStatus: equals(...statuses),
        ProductName: equals('Security Hub'),
        RecordState: equals('ACTIVE'),
        WorkflowStatus: equals('NEW', 'NOTIFIED', 'RESOLVED'),
      },
      MaxResults: 100,
      ...(NextToken && { NextToken }),
    })
    const page = await ask({ url, headers: sign(url, body), body, meaning: meaningOf }, (text) =>
      Page.parse(JSON.parse(text)),
    )
    found.push(...page.Findings)
    NextToken = page.NextToken
    if (!NextToken) return { found, isAll: true }
  }
  return { found, isAll: false }
}

/**
 * AWS Security Hub, written from its published documentation and tried against answers of that shape, not yet against the
 * service: https://docs.aws.amazon.com/securityhub/1.0/APIReference/API_GetFindings.html (2026-11). The insured's key needs
 * `securityhub:GetFindings` and no more.
 */
export const aws = ({
  endpoint,
  reach,
}: {
  readonly endpoint?: string
  readonly reach?: Reach
} = {}): SecurityTool => ({
  read: async ({ region = 'us-east-1' }, { username = '', password }, now: Instant) => {
    if (!awsRegions.some(({ code }) => code === region)) throw refused('The region is none of AWS. Connect it anew.')
    const by = { accessKeyId: username, secretAccessKey: password, region, service: 'securityhub' }
    const query: Query = {
      ask: conversationWith(tool, reach),
      url: new URL('/findings', endpoint ?? `https://securityhub.${region}.amazonaws.com`),
      sign: (url, body) =>
        signedForAws({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body }, by, now),
    }
    const failed = await findingsOf(query, ['FAILED', 'WARNING', 'NOT_AVAILABLE'])
    // What has failed and was not read would be taken for what has passed.
    if (!failed.isAll) throw tooMuch(tool)
    const passed = await findingsOf(query, ['PASSED'])
    const all = [...failed.found, ...passed.found]
    if (all.length === 0) throw unanswered(`${tool} has looked at nothing yet.`)
    return { posture: postureOf(all) }
  },
})
