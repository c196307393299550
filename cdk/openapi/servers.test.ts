import { expect, it } from 'vitest'
import { deployments } from '../deployments.ts'
import { apiDocument } from './document.ts'
import { deployedServer, deployedServers, localServer, localServerAt, toldAt } from './servers.ts'

it('the document names where each region is deployed, by the data of its deployment', async () => {
  const { servers } = (await apiDocument()) as { readonly servers: unknown }
  expect(servers).toEqual(deployedServers)
  expect(deployedServers.map(({ url }) => url)).toEqual(deployments.map(({ domain }) => `https://${domain}`))
  expect(JSON.stringify(servers)).not.toContain('localhost')
})

it('a deployment says whether business is done there', () => {
  const [us] = deployments
  if (us === undefined) throw new Error('Nothing is deployed')
  expect(deployedServer({ ...us, environment: 'production' }).description).toBe('United States, where business is done')
  expect(deployedServer({ ...us, environment: 'staging' }).description).toContain('a sandbox')
})

it('who downloads it is told the address it came from, in the document and in the collection', () => {
  const server = localServer('http://uk.localhost:4000', 'uk')
  const told = (path: string, file: unknown) => JSON.parse(toldAt[path]?.(JSON.stringify(file), server) ?? '')
  expect(told('/openapi.json', { openapi: '3.1.0', servers: deployedServers, paths: {} })).toEqual({
    openapi: '3.1.0',
    servers: [server],
    paths: {},
  })
  expect(told('/postman_collection.json', { variable: [{ key: 'baseUrl', value: '' }, { key: 'token' }] })).toEqual({
    variable: [{ key: 'baseUrl', value: 'http://uk.localhost:4000' }, { key: 'token' }],
  })
})

it('a host of this machine names its region, and no other does', () => {
  expect(localServerAt('au.localhost:4000')).toEqual(localServer('http://au.localhost:4000', 'au'))
  for (const host of ['localhost:4000', 'mailbox.localhost:4000', 'us.localhost.example', ''])
    expect(localServerAt(host)).toBeUndefined()
})
