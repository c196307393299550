/** Of whom a policy is that no carrier has a share in: it stands on the paper of the provider's own programme. */
export const programmeCarrier = 'programme'
