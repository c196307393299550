import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { root } from '#cdk/local/application.ts'
import { type RegionClient, regionClient } from '#cdk/local/journey/client.ts'
import { confirmApplication, pay } from '#cdk/local/journey/steps.ts'
import { until } from '#cdk/local/journey/until.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { createApiKey, getApiKeyUse } from '#shared/contracts/auth/apiKeys.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import type { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'

const { chapter } = story('kit', 'us')
const run = promisify(execFile)

const scopes = [
  ...(['account:create', 'account:update', 'quote:create', 'quote:read', 'quote:update', 'quote:request'] as const),
  ...(['quote:bind', 'quote:send', 'policy:read', 'claim:create'] as const),
]
interface Example {
  readonly insuredEmail: string
  readonly companyName: string
  readonly command: string
  readonly arguments: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** The examples as projects of their own run them. */
const examples: readonly Example[] = [
  {
    insuredEmail: 'nora@marlowstreetpottery.example',
    companyName: 'Marlow Street',
    command: process.execPath,
    arguments: [
      '--no-warnings',
      '--input-type=module',
      '-e',
      `const { claim } = await import('${root}/kit/typescript/example/quoteToClaim.ts')
       console.log(JSON.stringify(claim))`,
    ],
  },
  {
    insuredEmail: 'ivo@harrowlaneceramics.example',
    companyName: 'Harrow Lane',
    command: 'python3',
    arguments: [
      '-c',
      `import json
from quote_to_claim import claim
print(json.dumps(claim))`,
    ],
    environment: { PYTHONPATH: `${root}/kit/python:${root}/kit/python/example`, PYTHONDONTWRITEBYTECODE: '1' },
  },
]

let admin: RegionClient
let key: { readonly id: ApiKeyId; readonly secret: string }

const anyone = () => regionClient('us', platform().port)

/** What the example's program says of its claim; beside it the insured confirms the application and pays, which is no key's to do. */
const claimOf = async ({ command, arguments: given, environment, companyName, insuredEmail }: Example) => {
  const { port } = platform()
  const program = run(command, given, {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      PALISADE_ORIGIN: `http://us.localhost:${port}`,
      PALISADE_CLIENT_ID: key.id,
      PALISADE_CLIENT_SECRET: key.secret,
    },
  })
  const confirmed = until(
    'The quote of the example',
    () => admin.call(searchQuotes, { query: { search: companyName } }),
    ({ hits }) => hits.some(({ agencyStatus }) => agencyStatus === 'BOUND'),
  ).then(({ hits: [quote] }) => quote && confirmApplication({ anyone: anyone(), port, after: 0 }, quote, insuredEmail))
  const paid = until(
    'The policy of the example',
    () => admin.call(searchPolicies, { query: { search: companyName } }),
    ({ hits }) => hits.some(({ status }) => status === 'ISSUED' || status === 'IN FORCE'),
  ).then(async ({ hits: [hit] }) => {
    if (hit === undefined) return
    const policy = await admin.call(getPolicy, { params: { policyId: hit.id }, query: {} })
    await pay(anyone(), port, policy, { contactEmail: insuredEmail })
  })
  const [{ stdout }] = await Promise.all([program, confirmed, paid])
  // What the example itself says comes before.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

chapter('an administrator of an agency makes a key', async () => {
  await run(process.execPath, ['--no-warnings', 'cdk/kit.ts'], { cwd: root })
  const { email: username, password } = people('us').agencyAdmin
  const { accessToken } = await anyone().call(login, { query: {}, body: { username, password } })
  admin = anyone().withToken(accessToken)
  key = await admin.call(createApiKey, { body: { name: 'Kit', scopes: [...scopes], addresses: [], days: 1 } })
})

/** Those whose language this machine has. */
const spoken = examples.filter(({ command }) => spawnSync(command, ['--version']).status === 0)

for (const example of spoken)
  chapter(
    `the example for ${example.command === 'python3' ? 'Python' : 'TypeScript'} goes from a company’s name to a claim, by the key alone`,
    async () => {
      expect(await claimOf(example)).toMatchObject({ id: expect.stringMatching(/^clm_/), status: expect.any(String) })
    },
  )

chapter('the use of the key tells what was called', async () => {
  const { operations } = await admin.call(getApiKeyUse, { params: { keyId: key.id }, query: { days: 2 } })
  expect(operations.find(({ operation }) => operation === 'createClaim')).toMatchObject({
    calls: spoken.length,
    refused: 0,
  })
})
