import type { Components, Theme } from '@mui/material/styles'

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
}

/** Root sizes by width (percent, so that a reader's own browser setting still counts). */
const rootSizes = {
  html: { fontSize: '75%', WebkitTextSizeAdjust: '100%' },
  '@media (min-width: 1620px)': { html: { fontSize: '87.5%' } },
  '@media (min-width: 1920px)': { html: { fontSize: '100%' } },
}

const stillness = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** How the component library is dressed: flat surfaces, hairlines, visible focus, labels above fields. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...rootSizes,
      ...stillness,
      body: {
        fontFeatureSettings: "'cv11', 'ss03'",
        minHeight: '100dvh',
        // Firefox paints the track of a part that scrolls white.
        scrollbarColor: 'color-mix(in srgb, currentColor 32%, transparent) transparent',
      },
      'table, time, output, .tabular': { fontVariantNumeric: 'tabular-nums lining-nums' },
      ':focus-visible': focusRing,
      '::selection': { background: 'color-mix(in srgb, var(--mui-palette-primary-main) 24%, transparent)' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': focusRing,
        // Greyed, and yet there to be asked why (WhyNot).
        '&[aria-disabled="true"].MuiButton-root, &[aria-disabled="true"].MuiIconButton-root, &:has(> [aria-disabled="true"])':
          {
            opacity: 0.5,
            cursor: 'help',
          },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 38,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        transitionDuration: '140ms',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      sizeLarge: { minHeight: 46, paddingInline: 22 },
      outlined: { borderColor: 'var(--mui-palette-divider)' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 8, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--mui-palette-divider)' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        backgroundColor: 'var(--mui-palette-background-paper)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 45%, transparent)',
        },
        '&.Mui-disabled': { backgroundColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 4%, transparent)' },
      },
      input: {
        padding: '9px 12px',
        height: '1.45em',
        // Phones zoom into fields set smaller than 16 px.
        '@media (max-width: 599.95px)': { fontSize: 16, paddingBlock: 11 },
      },
      adornedStart: { paddingLeft: 12, '& .MuiOutlinedInput-input': { paddingLeft: 2 } },
      adornedEnd: { paddingRight: 10 },
      multiline: { padding: '9px 12px', '& textarea': { padding: 0, height: 'auto' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 4 } } },
  MuiFormLabel: { styleOverrides: { root: { fontWeight: 500 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: {
        borderRadius: 10,
        border: '1px solid var(--mui-palette-divider)',
        boxShadow: '0 8px 28px rgb(10 20 40 / 0.14)',
      },
      inputRoot: {
        '&.MuiOutlinedInput-root': {
          padding: 0,
          paddingRight: 36,
          '& .MuiAutocomplete-input': { padding: '9px 12px' },
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(13 21 38 / 0.42)' } } },
  },
  MuiSwitch: {
    styleOverrides: {
      // Off is told by a track that is seen on white, not by its absence.
      track: {
        opacity: 1,
        backgroundColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 55%, transparent)',
      },
      // The thumb is white where it is off: its edge is what is seen of it on white.
      thumb: {
        boxShadow: 'none',
        border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 55%, transparent)',
        '.Mui-checked > &': { borderColor: 'currentColor' },
      },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300, enterTouchDelay: 200 },
    styleOverrides: {
      tooltip: {
        backgroundColor: '#14213d',
        color: '#ffffff',
        fontSize: 13,
        fontWeight: 400,
        lineHeight: 1.45,
        padding: '8px 10px',
        maxWidth: 320,
      },
      arrow: { color: '#14213d' },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14, border: '1px solid var(--mui-palette-divider)' } } },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 10,
        border: '1px solid var(--mui-palette-divider)',
        boxShadow: '0 8px 28px rgb(10 20 40 / 0.14)',
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        borderRadius: 10,
        border: '1px solid var(--mui-palette-divider)',
        boxShadow: '0 8px 28px rgb(10 20 40 / 0.14)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        gap: 10,
        '& .MuiListItemIcon-root': { minWidth: 20 },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 42, textTransform: 'none', fontWeight: 500, paddingInline: 14, minWidth: 0 } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 42, position: 'relative' },
      indicator: { height: 2.5, borderRadius: 2 },
      // They lie over the ends: with room of their own they would be what the tabs do not fit beside.
      scrollButtons: {
        position: 'absolute',
        insetBlock: 0,
        zIndex: 1,
        width: 32,
        backgroundColor: 'var(--mui-palette-background-default)',
        opacity: 1,
        '&:first-of-type': { left: 0 },
        '&:last-of-type': { right: 0 },
        '&.Mui-disabled': { opacity: 0, pointerEvents: 'none' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: 'var(--mui-palette-divider)', fontSize: 'max(0.9rem, 13px)' },
      head: { fontSize: 'max(0.8rem, 12px)', fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        alignItems: 'center',
        ...Object.fromEntries(
          (['error', 'warning', 'info', 'success'] as const).map((color) => [
            `&.MuiAlert-standard.MuiAlert-color${color.charAt(0).toUpperCase()}${color.slice(1)}`,
            {
              backgroundColor: `var(--mui-palette-${color}-light)`,
              color: `var(--mui-palette-${color}-dark)`,
              '& .MuiAlert-icon': { color: 'inherit' },
            },
          ]),
        ),
      },
    },
  },
}
