import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'account',
  errorImpact:
    'Companies cannot be looked up, accounts and agencies neither made, read nor changed: nobody can begin a quote.',
  resources: ['table'],
  apiResources: ['companyRegister', 'documentUploads', 'lists', 'numbers', 'securityScanner'],
  subscriptions: { dropTag: 'tag.removed', runJobs: 'job.due' },
})
