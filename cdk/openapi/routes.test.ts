import { expect, it } from 'vitest'
import { type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { serviceSlugs, serviceWords } from '#shared/contract/service.ts'
import { operations } from '#shared/contracts/registry.ts'

const whoOf = ({ access, workflows, stepUp, notJumped, beforeFactor }: Operation): string => {
  const permissions = permissionsOf(access)
  const who = permissions.length > 0 ? permissions.map((each) => `\`${each}\``).join(' or ') : access
  const guests = workflows ? `, or a one-time code of ${workflows.join(', ')}` : ''
  const proof = stepUp === 'always' ? '; with a fresh proof' : stepUp === 'depends' ? '; some with a fresh proof' : ''
  const jump = notJumped ? '; by no jump' : ''
  const factor = beforeFactor ? '; before a factor that is due' : ''
  return `${who}${guests}${proof}${jump}${factor}`
}

const lineOf = (operation: Operation): string =>
  `| ${operation.name} | ${operation.method} ${operation.path} | ${whoOf(operation)} | ${(operation.problems ?? []).join(', ')} |`

const routes = (): string =>
  [
    '# Routes',
    '',
    'Every operation: its call, who may, and the problems that it tells beside those of all (`commonProblems` in `shared/contract/problems.ts`). Made of the contracts: `npx vitest run cdk/openapi/routes -u` writes it anew. Who reaches whose records stands in `tests/security/matrix.md`.',
    ...serviceSlugs.flatMap((service) => {
      const own = operations.filter((operation) => operation.service === service)
      if (own.length === 0) return []
      const lines = own.map(lineOf).sort()
      return [
        '',
        `## ${service}`,
        `${serviceWords[service]}`,
        '',
        '| Operation | Call | Who may | Problems |',
        '|---|---|---|---|',
        ...lines,
      ]
    }),
    '',
  ].join('\n')

it('the page of routes says what the contracts say', async () => {
  await expect(routes()).toMatchFileSnapshot('../../docs/routes.md')
})
