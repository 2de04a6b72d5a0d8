import { useAuth } from '../auth/use-auth.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { type Page, page } from './pages.tsx';

const landing = page(
  'src/pages/landing.tsx',
  async () => {
    const { LandingPage } = await import('../pages/landing.tsx');
    return LandingPage;
  },
  { messages: ['landing', 'latestForum', 'latestNews', 'latestStories', 'petition'] },
);

const home = page(
  'src/pages/home.tsx',
  async () => {
    const { HomePage } = await import('../pages/home.tsx');
    return HomePage;
  },
  { messages: ['accounts', 'errors', 'landing', 'latestNews', 'latestStories', 'petition'] },
);

// The same elements each time: whoever becomes a guest has the page not rendered again.
const landingPage = <landing.Component />;
const homePage = <home.Component />;

/** Home for those who are signed in, the landing page for everybody else. */
export const frontPage: Page = {
  modules: landing.modules,
  preload: (language, member) => (member ? home : landing).preload(language, member),
  Component: function FrontPage() {
    const { status } = useAuth();
    if (status === 'loading') return <PageSpinner />;
    return status === 'authenticated' ? homePage : landingPage;
  },
};
