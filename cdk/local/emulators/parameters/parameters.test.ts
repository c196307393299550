import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parametersBelow } from '#functions/_platform/parameters/parameters.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { startParameters } from './parameters.ts'

const directory = scratchFolder()
let parameters: Awaited<ReturnType<typeof startParameters>>
beforeAll(async () => {
  parameters = await startParameters({ directory, regions: ['uk', 'us'] })
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'local',
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_REGION: 'eu-west-2',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
})
afterAll(() => parameters.stop())

const names = async () => [...(await parametersBelow('/palisade/uk')).keys()]

test('what lies in a region’s folder is a parameter of that region, as long as it lies there', async () => {
  expect(await names()).toEqual([])
  writeFileSync(join(directory, 'uk/environment.json'), '{"flags":{}}')
  mkdirSync(join(directory, 'uk/locales/en-GB'), { recursive: true })
  writeFileSync(join(directory, 'uk/locales/en-GB/auth.json'), '{}')
  expect(await names()).toEqual(['environment', 'locales/en-GB/auth'])
  expect((await parametersBelow('/palisade/uk')).get('environment')).toBe('{"flags":{}}')
  expect([...(await parametersBelow('/palisade/us')).keys()]).toEqual([])
  rmSync(join(directory, 'uk/environment.json'))
  expect(await names()).toEqual(['locales/en-GB/auth'])
})

test('more than one answer’s worth is read to the end', async () => {
  for (let number = 10; number < 35; number += 1) writeFileSync(join(directory, `us/p${number}.json`), '{}')
  expect((await parametersBelow('/palisade/us')).size).toBe(25)
})

test('another path has none', async () => {
  expect((await parametersBelow('/palisade/..')).size).toBe(0)
  expect((await parametersBelow('/other')).size).toBe(0)
})
