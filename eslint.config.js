import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const mayExportDefault = [
  'netlify/functions/*.ts',
  'bench/load/baseline/*.ts',
  '**/*.config.*',
  'src/**/*.d.ts',
  'tests/gallery/{prepare,write}-gallery.ts',
  'tests/support/outcome-reporter.ts',
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.netlify/',
      'test-results/',
      'playwright-report/',
      'art/**/*.py',
    ],
  },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] } },
    },
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  { files: ['src/**/*.tsx', 'src/**/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: mayExportDefault,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['tests/**', 'sandbox/**', 'bench/**', 'art/**', '**/*.mjs', 'src/data/launch-check.ts'],
    rules: { 'no-console': 'off', 'max-lines-per-function': 'off' },
  },
);
