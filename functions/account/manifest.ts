import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'account',
  errorImpact:
    'Companies cannot be looked up, accounts and agencies neither made, read nor changed: nobody can begin a quote.',
  resources: ['table'],
  apiResources: [
    'companyRegister',
    'documentUploads',
    'letterRows',
    'lists',
    'numbers',
    'peopleRows',
    'securityScanner',
  ],
  subscriptions: { dropTag: 'tag.removed', runJobs: 'job.due' },
})
