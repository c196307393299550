import type account from '../../public/locales/en-US/account.json'
import type address from '../../public/locales/en-US/address.json'
import type assistants from '../../public/locales/en-US/assistants.json'
import type audit from '../../public/locales/en-US/audit.json'
import type auth from '../../public/locales/en-US/auth.json'
import type billing from '../../public/locales/en-US/billing.json'
import type bulk from '../../public/locales/en-US/bulk.json'
import type claims from '../../public/locales/en-US/claims.json'
import type commissions from '../../public/locales/en-US/commissions.json'
import type common from '../../public/locales/en-US/common.json'
import type connectors from '../../public/locales/en-US/connectors.json'
import type dashboard from '../../public/locales/en-US/dashboard.json'
import type developers from '../../public/locales/en-US/developers.json'
import type documents from '../../public/locales/en-US/documents.json'
import type keys from '../../public/locales/en-US/keys.json'
import type legal from '../../public/locales/en-US/legal.json'
import type licenses from '../../public/locales/en-US/licenses.json'
import type mail from '../../public/locales/en-US/mail.json'
import type operations from '../../public/locales/en-US/operations.json'
import type organizations from '../../public/locales/en-US/organizations.json'
import type permissions from '../../public/locales/en-US/permissions.json'
import type policy from '../../public/locales/en-US/policy.json'
import type policyForms from '../../public/locales/en-US/policyForms.json'
import type privacy from '../../public/locales/en-US/privacy.json'
import type profile from '../../public/locales/en-US/profile.json'
import type quote from '../../public/locales/en-US/quote.json'
import type records from '../../public/locales/en-US/records.json'
import type reference from '../../public/locales/en-US/reference.json'
import type reviews from '../../public/locales/en-US/reviews.json'
import type security from '../../public/locales/en-US/security.json'
import type signOn from '../../public/locales/en-US/signOn.json'
import type submission from '../../public/locales/en-US/submission.json'
import type underwriting from '../../public/locales/en-US/underwriting.json'
import type users from '../../public/locales/en-US/users.json'
import type webhooks from '../../public/locales/en-US/webhooks.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      address: typeof address
      assistants: typeof assistants
      audit: typeof audit
      auth: typeof auth
      billing: typeof billing
      bulk: typeof bulk
      claims: typeof claims
      commissions: typeof commissions
      common: typeof common
      connectors: typeof connectors
      dashboard: typeof dashboard
      developers: typeof developers
      documents: typeof documents
      keys: typeof keys
      legal: typeof legal
      licenses: typeof licenses
      mail: typeof mail
      operations: typeof operations
      organizations: typeof organizations
      permissions: typeof permissions
      policy: typeof policy
      policyForms: typeof policyForms
      privacy: typeof privacy
      profile: typeof profile
      quote: typeof quote
      records: typeof records
      reference: typeof reference
      reviews: typeof reviews
      security: typeof security
      signOn: typeof signOn
      submission: typeof submission
      underwriting: typeof underwriting
      users: typeof users
      webhooks: typeof webhooks
    }
  }
}
