import { page } from './pages.tsx';
import { AuthorTools } from './story-tools.tsx';

/** The list of stories. */
export const stories = page(
  'src/pages/stories.tsx',
  async () => {
    const { StoriesPage } = await import('../pages/stories.tsx');
    return StoriesPage;
  },
  { messages: ['latestStories', 'stories'] },
);

/** One story. */
export const story = page(
  'src/pages/story.tsx',
  async () => {
    const { StoryPage } = await import('../pages/story.tsx');
    return () => <StoryPage AuthorTools={AuthorTools} />;
  },
  { messages: ['content', 'latestStories', 'stories'] },
);

/** The form of a new story. */
export const shareStory = page(
  'src/pages/share-story.tsx',
  async () => {
    const { ShareStoryPage } = await import('../pages/share-story.tsx');
    return ShareStoryPage;
  },
  { messages: ['content', 'errors', 'stories'] },
);

/** The form of a story that is there. */
export const editStory = page(
  'src/pages/edit-story.tsx',
  async () => {
    const { EditStoryPage } = await import('../pages/edit-story.tsx');
    return EditStoryPage;
  },
  { messages: ['content', 'errors', 'stories'] },
);
