import Box from '@mui/material/Box'
import type { Account } from '#shared/contracts/account/account.ts'
import { AgencyCard } from './AgencyCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** Beside the account's sections: how well it is known, its policy holder, who looks after it. First on a phone. */
export const AccountSide = ({ account }: { account: Account }) => (
  <Box
    component="aside"
    sx={{
      order: { xs: -1, lg: 0 },
      position: { lg: 'sticky' },
      top: 72,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    }}
  >
    <ProfileCard account={account} />
    <ContactCard account={account} />
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <AgencyCard account={account} />
    </Box>
  </Box>
)
