import Link, { type LinkProps } from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isErasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import { emailPieces } from './emailPieces.ts'

type EmailTextProps = { email: string }

/** An e-mail address that ends a line at its @ or a dot, not inside a word. */
export const EmailText = ({ email }: EmailTextProps) => (
  <>
    {emailPieces(email).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
)

/** An e-mail address to write to; of who was erased that there is none any more. */
export const EmailLink = ({ email, ...link }: EmailTextProps & Omit<LinkProps, 'href'>) => {
  const { t } = useTranslation()
  if (isErasedAddress(email))
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {t('erased')}
      </Typography>
    )
  return (
    <Link href={`mailto:${email}`} {...link}>
      <EmailText email={email} />
    </Link>
  )
}
