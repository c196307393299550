import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { getMediumLogo, getSmallLogo } from '#shared/contracts/agency/logos.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { type LogoSize, logoRules } from '#shared/domain/organizations/logoCrop.ts'
import { useMayCall } from '../api/useMay.ts'
import { useOperation } from '../api/useOperation.ts'

type AgencyLogoProps = {
  agencyId: string | undefined
  size: LogoSize
  /** Which version is shown; the newest without. */
  version?: string | undefined
  /** Pixels of its height; as high as it is kept by default. */
  height?: number | undefined
  sx?: SxProps<Theme> | undefined
}

const addressOf = (bytes: Uint8Array): string =>
  `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`

/** As long a logo is shown that another one may have taken the place of. */
const tenMinutes = 10 * 60_000

/** An agency's logo, on white as it was made for; nothing where it has none. Its name stands beside it. */
export const AgencyLogo = ({ agencyId, size, version, height = logoRules[size].height, sx }: AgencyLogoProps) => {
  const id = AgencyId.safeParse(agencyId).data
  const contract = size === 'small' ? getSmallLogo : getMediumLogo
  const isShown = useMayCall()(contract)
  const logo = useOperation(
    contract,
    id === undefined || !isShown ? null : { params: { agencyId: id }, query: { version } },
    { staleTime: version === undefined ? tenMinutes : Number.POSITIVE_INFINITY },
  )
  const src = useMemo(() => (logo.data ? addressOf(logo.data) : undefined), [logo.data])
  if (src === undefined) return null
  const { width, height: kept } = logoRules[size]
  return (
    <Box
      component="img"
      src={src}
      alt=""
      sx={[
        {
          display: 'block',
          height,
          width: (height * width) / kept,
          maxWidth: '100%',
          objectFit: 'contain',
          borderRadius: 0.5,
          bgcolor: '#ffffff',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
