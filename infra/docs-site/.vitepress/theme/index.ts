// SPDX-License-Identifier: AGPL-3.0-or-later
import DefaultTheme from 'vitepress/theme-without-fonts';

// After the theme, whose variables it sets.
import './theme.css';

// oxlint-disable-next-line import/no-default-export -- VitePress reads it.
export default DefaultTheme;
