import { provesBindingIn } from '#tests/support/regionalBinding.ts'

provesBindingIn({ region: 'uk', currency: 'GBP', timeZone: 'Europe/London', taxes: ['ipt'] })
