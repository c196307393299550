import Typography from '@mui/material/Typography'
import type { Needed } from '../api/useMay.ts'
import { useLack } from './useLack.ts'

/** Says why one may not; nothing to who may. */
export const WhoMay = ({ needed }: { needed: Needed }) => {
  const why = useLack()(needed)
  return why === undefined ? null : <Typography color="text.secondary">{why}</Typography>
}
