import { provesBindingIn } from '#tests/support/regionalBinding.ts'

provesBindingIn({ region: 'au', currency: 'AUD', timeZone: 'Australia/Sydney', taxes: ['gst', 'stampDuty'] })
