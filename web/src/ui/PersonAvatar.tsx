import Avatar from '@mui/material/Avatar'
import { useMemo } from 'react'
import { getPhotoByEmail } from '#shared/contracts/user/photos.ts'
import { useOperation } from '../api/useOperation.ts'

type PersonAvatarProps = {
  initials: string
  email: string
  /** Where the photo is read; without it the initials stand. */
  avatarUrl?: string | undefined
  /** Pixels; 32 by default. */
  size?: number
}

/** A photo has an address for each version of it; the newest one is asked for under its own. */
const versionOf = (avatarUrl: string): string => new URLSearchParams(avatarUrl.split('?')[1]).get('version') ?? ''

const addressOf = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`

/** Somebody's photo, or the initials. It stands beside the name, so it is not read out. */
export const PersonAvatar = ({ initials, email, avatarUrl, size = 32 }: PersonAvatarProps) => {
  const photo = useOperation(
    getPhotoByEmail,
    { params: { email }, query: { version: versionOf(avatarUrl ?? '') } },
    { enabled: avatarUrl !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  const bytes = avatarUrl === undefined ? null : photo.data
  const src = useMemo(() => (bytes ? addressOf(bytes) : undefined), [bytes])
  return (
    <Avatar
      component="span"
      aria-hidden="true"
      alt=""
      {...(src && { src })}
      sx={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.4),
        fontWeight: 500,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      {initials}
    </Avatar>
  )
}
