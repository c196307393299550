import { expect, it } from 'vitest'
import { localRegion } from '#cdk/local/regions.ts'
import { type Endpoints, environmentOf } from '#cdk/local/runtime/environment.ts'
import { mostPayloadBytes } from '#cdk/local/runtime/limits.ts'
import { runAs } from '#cdk/rights/currentFunction.ts'
import { onlyHere, onlyHerePrefixes, setByLambda } from '#cdk/rights/laptop.ts'
import { config } from '#functions/_platform/config/config.ts'
import { asDeployed, deployedFunction, rights } from './deployed.ts'

const namesDeployed = new Set(Object.values(rights.functions).flatMap(({ environment }) => Object.keys(environment)))

it('a function that reads what its template lacks fails here as it does there', async () => {
  Object.assign(process.env, { FILES_BUCKET: 'files', TABLE_NAME: 'test' })
  const reads = async () => [config.tableName, config.filesBucket]
  expect(await asDeployed('quote', 'index', reads)({}, {})).toEqual(['test', 'files'])
  await expect(asDeployed('quote', 'worker', reads)({}, {})).rejects.toThrow('FILES_BUCKET is not set')
  await expect(asDeployed('quote', 'issuer', reads)({}, {})).rejects.toThrow(
    'No stack deploys palisade-us-quote-issuer',
  )
})

it('an event and an answer may have six megabytes and no more', async () => {
  const echo = asDeployed('quote', 'index', async (event: { readonly text: string; readonly times: number }) =>
    event.text.repeat(event.times),
  )
  const most = mostPayloadBytes - 2
  expect(await echo({ text: 'x', times: most }, {})).toHaveLength(most)
  await expect(echo({ text: 'x', times: most + 1 }, {})).rejects.toMatchObject({
    name: 'Function.ResponseSizeTooLarge',
  })
  await expect(echo({ text: '£'.repeat(most / 2), times: 1 }, {})).rejects.toMatchObject({
    name: 'RequestTooLargeException',
  })
})

it('what takes longer than its function may is ended, and is told before how long it has', async () => {
  const short = { ...deployedFunction('quote', 'worker'), timeout: 0.05 }
  const endless = asDeployed('quote', 'worker', () => new Promise(() => {}))
  await expect(runAs(short, () => endless({}, {}))).rejects.toThrow('Task timed out after 0.05 seconds')
  const hasLeft = asDeployed('quote', 'index', async (_, context: { getRemainingTimeInMillis?: () => number }) =>
    context.getRemainingTimeInMillis?.(),
  )
  expect(await hasLeft({}, {})).toSatisfy((left: number) => left > 20_000 && left <= 29_000)
})

/** What templates set and nobody needs here, with the reason. */
const onlyDeployed: Readonly<Record<string, string>> = {
  EDGE_KEY: 'no edge stands before the functions here, so the visitor is who calls',
  EDGE_KEY_BEFORE: 'no edge stands before the functions here, so the visitor is who calls',
  MALWARE_SCANNER_ADDRESS: 'uploads are looked at here by the examination alone',
  NODE_OPTIONS: 'sources run as they are, without a map',
  PALISADE_ENVIRONMENT: 'without it the environment is called local',
  SMS_ORIGINATION_NUMBER: 'text messages go to the mailbox',
  SMS_SENDER_ID: 'text messages go to the mailbox',
  TOKEN_ISSUER: "without it the issuer is the platform's own address",
}

it('the laptop gives each name that a template sets, or says why it does not, and no name besides', () => {
  const here = Object.keys(environmentOf(localRegion('us'), {} as Endpoints))
  expect([...namesDeployed].filter((name) => !here.includes(name)).sort()).toEqual(
    Object.keys(onlyDeployed)
      .filter((name) => namesDeployed.has(name))
      .sort(),
  )
  const known = [...namesDeployed, ...setByLambda, ...Object.keys(onlyHere)]
  expect(
    here.filter((name) => !known.includes(name) && !onlyHerePrefixes.some((prefix) => name.startsWith(prefix))),
  ).toEqual([])
})
