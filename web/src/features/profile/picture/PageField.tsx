import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostPictureText } from '#shared/domain/identity/feedback.ts'

const before = 'data:image/png;base64,'

/** A picture of the page beneath, in base64; undefined where it would be too large. What draws it is fetched when it is asked for. */
const pictureOfPage = async (): Promise<string | undefined> => {
  const [{ drawPage }, { ownTexts }] = await Promise.all([import('./drawPage.ts'), import('./ownTexts.ts')])
  const root = document.getElementById('root')
  if (root === null) return undefined
  const picture = drawPage(root, ownTexts()).slice(before.length)
  return picture.length > mostPictureText ? undefined : picture
}

/** Attaches a picture of the page, and shows what of it is sent. */
export const PageField = ({ name }: { name: string }) => {
  const { t } = useTranslation('profile')
  const { field } = useController({ name })
  const [failed, setFailed] = useState(false)
  const [taking, setTaking] = useState(false)
  const picture = typeof field.value === 'string' ? field.value : undefined
  const take = async () => {
    setTaking(true)
    const taken = await pictureOfPage().catch(() => undefined)
    setTaking(false)
    setFailed(taken === undefined)
    if (taken !== undefined) field.onChange(taken)
  }
  if (picture === undefined)
    return (
      <Box sx={{ mt: 1.5 }}>
        <Button onClick={() => void take()} loading={taking}>
          {t('feedback.picture.attach')}
        </Button>
        {failed && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('feedback.picture.failed')}
          </Alert>
        )}
      </Box>
    )
  return (
    <Box component="figure" sx={{ m: 0, mt: 1.5 }}>
      <Box
        component="img"
        src={before + picture}
        alt={t('feedback.picture.alt')}
        sx={{ display: 'block', width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        {t('feedback.picture.hint')}
      </Typography>
      <Button onClick={() => field.onChange(undefined)}>{t('feedback.picture.remove')}</Button>
    </Box>
  )
}
