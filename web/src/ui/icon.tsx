import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** A path as SVG draws it; it begins where the pen is put down. */
export type Outline = `M${string}`

/** An icon of one stroke, by its path in a square of 24. */
export const icon = (name: string, path: Outline) => {
  const Icon = (props: SvgIconProps) => (
    <SvgIcon viewBox="0 0 24 24" {...props} sx={{ fill: 'none', fontSize: 20, ...props.sx }}>
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </SvgIcon>
  )
  Icon.displayName = name
  return Icon
}
