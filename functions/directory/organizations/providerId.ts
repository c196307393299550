/** The provider's own organization: its staff work there, and above it stand those who have a share in the programme. */
export const providerId = 'provider'
