import Typography from '@mui/material/Typography'
import { useAgencyBrand } from './AgencyLook.tsx'

/** The hostname by which clients know an agency; nothing where it has none. */
export const AgencyHostname = ({ agencyId }: { agencyId: string | undefined }) => {
  const hostname = useAgencyBrand(agencyId)?.hostname
  if (hostname === undefined) return null
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {hostname}
    </Typography>
  )
}
