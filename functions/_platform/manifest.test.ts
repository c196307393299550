import { expect, it } from 'vitest'
import { type ServiceManifest, standingIn } from './manifest.ts'

const manifest: ServiceManifest = {
  service: 'quote',
  errorImpact: 'Nobody can bind a quote.',
  resources: ['table'],
  workerResources: ['numbers'],
  subscriptions: { follow: 'quote.bound', pretend: 'quote.bound' },
  schedules: { expire: 'rate(1 hour)', sign: 'rate(1 hour)' },
  sandboxOnly: ['pretend', 'sign'],
  sandboxResources: ['ledgerRows'],
}

it('has where business is done neither handler nor job that stands in a sandbox alone, nor what those touch', () => {
  const inSandbox = standingIn({ isSandbox: true }, manifest)
  expect(inSandbox).toEqual({ ...manifest, workerResources: ['numbers', 'ledgerRows'] })
  expect(standingIn({ isSandbox: false }, manifest)).toMatchObject({
    subscriptions: { follow: 'quote.bound' },
    schedules: { expire: 'rate(1 hour)' },
    workerResources: ['numbers'],
  })
  expect(Object.keys(standingIn({ isSandbox: false }, manifest).subscriptions ?? {})).toEqual(['follow'])
  expect(Object.keys(standingIn({ isSandbox: false }, manifest).schedules ?? {})).toEqual(['expire'])
})
