import { z } from 'zod'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import type { ConnectorAction, Posture } from '#shared/domain/integration/connectors.ts'
import { refused } from '../notTold.ts'
import type { SecurityTool } from '../securityTools.ts'
import { conversationWith, mostPages, tooMuch } from './conversation.ts'

const tool = 'Cloudflare'

/** What insights are about, and what it is worth that none stands: of this type, whatever their class. */
const kinds: Readonly<Record<string, readonly [title: string, category: string, points: number]>> = {
  compliance_violation: ['Resolve violations of compliance', 'Compliance', 10],
  configuration_suggestion: ['Follow the suggestions for your configuration', 'Configuration', 5],
  email_security: ['Protect your domains against forged mail', 'Mail', 20],
  exposed_infrastructure: ['Close what is exposed to the internet', 'Network', 25],
  insecure_configuration: ['Repair configurations that are not secure', 'Configuration', 15],
  threat: ['Answer the threats that were seen', 'Network', 10],
  weak_authentication: ['Strengthen how people sign in', 'Identity', 15],
}

const Account = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })
const Accounts = z.object({ success: z.literal(true), result: z.array(Account).max(50) })
const Insight = z.object({
  dismissed: z.boolean().default(false),
  issue_type: z.string(),
  status: z.enum(['active', 'resolved']).default('active'),
})
export type CloudflareInsight = z.infer<typeof Insight>
const Insights = z.object({
  success: z.literal(true),
  result: z.object({ count: z.int().min(0), issues: z.array(Insight).nullable() }),
})

/** Insights as they are told: each type of them is done where none stands. One that somebody dismissed stands no more. */
export const postureOf = (insights: readonly CloudflareInsight[]): Posture => {
  const standing = insights.filter(({ dismissed, status }) => !dismissed && status === 'active')
  const actions = Object.entries(kinds).map(([type, [title, category, points]]): ConnectorAction => {
    const some = standing.filter(({ issue_type }) => issue_type === type).length
    return {
      id: `cloudflare-${type}`,
      title: some === 0 ? title : `${title} (${some})`,
      category,
      status: some === 0 ? 'DONE' : 'OPEN',
      points,
    }
  })
  const sum = (some: readonly ConnectorAction[]) => some.reduce((total, { points }) => total + points, 0)
  return { score: sum(actions.filter(({ status }) => status === 'DONE')), maxScore: sum(actions), actions }
}

const perPage = 1_000

/**
 * Cloudflare's Security Center, written from its published documentation and tried against answers of that shape, not yet
 * against the service: https://developers.cloudflare.com/api/resources/security_center/subresources/insights/methods/list and
 * …/resources/accounts/methods/list (2026-11). The insured makes the token, which reads and changes nothing. Cloudflare tells
 * no score of its own, so what is told is counted here; no insight says for certain what the risk score looks at.
 */
export const cloudflare = ({
  api = 'https://api.cloudflare.com',
  reach,
}: {
  readonly api?: string
  readonly reach?: Reach
} = {}): SecurityTool => ({
  read: async (_, { password }) => {
    const ask = conversationWith(tool, reach)
    const get = <Answer>(path: string, query: Readonly<Record<string, string>>, schema: z.ZodType<Answer>) => {
      const url = new URL(`/client/v4${path}`, api)
      url.search = new URLSearchParams(query).toString()
      return ask(
        {
          url,
          headers: { authorization: `Bearer ${password}`, accept: 'application/json' },
          // A token that is no token of theirs is answered with 400.
          meaning: ({ status }) =>
            status === 400 ? refused(`${tool} does not accept the token. Connect it anew.`) : undefined,
        },
        (text) => schema.parse(JSON.parse(text)),
      )
    }
    const { result: accounts } = await get('/accounts', { per_page: '50' }, Accounts)
    if (accounts.length === 0)
      throw refused(`The token opens no account of ${tool}. Connect one that reads an account.`)
    const insights: CloudflareInsight[] = []
    let pages = 0
    for (const { id } of accounts)
      for (let page = 1, more = true; more; page += 1) {
        pages += 1
        if (pages > mostPages) throw tooMuch(tool)
        const query = { dismissed: 'false', page: String(page), per_page: String(perPage) }
        const { result } = await get(`/accounts/${id}/security-center/insights`, query, Insights)
        const issues = result.issues ?? []
        insights.push(...issues)
        more = issues.length > 0 && page * perPage < result.count
      }
    return { posture: postureOf(insights) }
  },
})
