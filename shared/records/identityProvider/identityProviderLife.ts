import { defineLife, leads, stays } from '../life.ts'
import { identityProviderStatusTones } from './identityProviderStatus.ts'

/** The life of an organization's own identity provider: described, tried by who described it, and let in by. */
export const identityProviderLife = defineLife({
  kind: 'identityProvider',
  first: ['DRAFT'],
  statuses: identityProviderStatusTones,
  actions: {
    test: {
      word: 'try it',
      by: ['testIdentityProvider', 'finishIdentityProviderTest'],
      steps: { DRAFT: 'TESTED', TESTED: 'TESTED', ACTIVE: 'ACTIVE', OFF: 'OFF' },
    },
    prove: {
      word: 'prove its domain',
      by: ['proveIdentityProviderDomain'],
      steps: stays('DRAFT', 'TESTED', 'ACTIVE', 'OFF'),
    },
    activate: {
      word: 'turn it on',
      by: ['activateIdentityProvider'],
      steps: leads(['TESTED', 'OFF'], 'ACTIVE'),
      needs: ['provenDomain'],
    },
    demand: { word: 'say who must use it', by: ['requireIdentityProvider'], steps: stays('ACTIVE') },
    turnOff: { word: 'turn it off', by: ['turnOffIdentityProvider'], steps: { ACTIVE: 'OFF' } },
    update: { word: 'change it', by: ['updateIdentityProvider'], steps: leads(['DRAFT', 'TESTED', 'OFF'], 'DRAFT') },
    replaceSecret: {
      word: 'replace its secret',
      by: ['replaceIdentityProviderSecret'],
      steps: stays('DRAFT', 'TESTED', 'ACTIVE', 'OFF'),
    },
    remove: { word: 'remove it', by: ['removeIdentityProvider'], steps: stays('DRAFT', 'TESTED', 'OFF') },
  },
})
