import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { http } from '#cdk/local/journey/client.ts'
import type { Platform } from '#cdk/local/platform.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { searchDocuments } from '#shared/contracts/docs/index.ts'
import type { Finding, Judge } from './judge.ts'

interface Policy {
  /** Whose it is, such as `page of us, deployed`. */
  readonly of: string
  readonly text: string
}

/** The policies that CloudFront adds, as the stacks say them. */
const deployed = (folder: string): Policy[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.template.json'))
    .flatMap((name) => {
      const region = name.split('-')[1] ?? ''
      const { Resources } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return (
        Object.values<{ Type: string; Properties: Readonly<Record<string, unknown>> }>(Resources ?? {})
          .filter((resource) => resource.Type === 'AWS::CloudFront::ResponseHeadersPolicy')
          // What the edge adds for clients of assistants is no page; answers there have the policy of their function.
          .filter((resource) => !JSON.stringify(resource).includes('www-authenticate'))
          .map(({ Properties }) => {
            const found = /"ContentSecurityPolicy":\{"ContentSecurityPolicy":"([^"]*)"/.exec(JSON.stringify(Properties))
            return { of: `page of ${region}, deployed`, text: found?.[1] ?? '' }
          })
      )
    })

/** Answers of every kind: the app, an operation that succeeds, a problem, a refusal of the gateway's own. */
const asked = [
  { kind: 'page', method: 'GET', path: '/' },
  { kind: 'answer', method: 'GET', path: '/api/auth/v1/.well-known/jwks.json' },
  { kind: 'problem', method: login.method, path: login.path },
  { kind: 'refusal', method: 'GET', path: searchDocuments.path },
] as const

const here = async ({ port, regions }: Platform): Promise<Policy[]> => {
  const hosts = [
    ...regions.flatMap((host) => asked.map((each) => ({ host, ...each }))),
    ...['mailbox', 'pay', 'errors', 'hooks', 'sso', 'palisade'].map((host) => ({ host, ...asked[0] })),
  ]
  return Promise.all(
    hosts.map(async ({ host, kind, method, path }) => {
      const { headers } = await http({ port, host: `${host}.localhost`, method, path })
      return { of: `${kind} of ${host}, on this machine`, text: String(headers['content-security-policy'] ?? '') }
    }),
  )
}

const findingsIn = ({ of, text }: Policy): Finding[] =>
  text === ''
    ? [{ rule: 'NO_POLICY', at: of, says: 'No policy comes with it.' }]
    : new CspEvaluator(new CspParser(text).csp)
        .evaluate()
        .map(({ type, directive, value = '', severity, description }) => ({
          rule: Type[type],
          // Ports of this machine are others each time.
          at: `${of}: ${directive} ${value}`.replaceAll(/:\d+/g, '').trim(),
          says: `${Severity[severity]}: ${description}`,
        }))

/** Whether the policies that come with pages and answers keep what they promise: Google's CSP Evaluator. */
export const cspEvaluator: Judge = {
  name: 'csp-evaluator',
  tool: 'CSP Evaluator 1.1.8',
  judge: async (court) => {
    const policies = [...deployed(await court.stacks()), ...(await here(await court.platform()))]
    return { findings: policies.flatMap(findingsIn), saw: `${policies.length} policies` }
  },
}
