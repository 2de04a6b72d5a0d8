import type { ForumCategory } from '@kga/contracts';
import { BookOpen, Gamepad2, MessageSquare, Scale, Users } from 'lucide-react';

const icons = {
  'balance-scale': Scale,
  gamepad: Gamepad2,
  users: Users,
  book: BookOpen,
  chat: MessageSquare,
} as const;

const colors: ReadonlyMap<string, string> = new Map([
  ['blue', 'bg-step-blue text-step-blue-ink'],
  ['orange', 'bg-step-orange text-step-orange-ink'],
  ['green', 'bg-step-green text-step-green-ink'],
  ['yellow', 'bg-step-yellow text-step-yellow-ink'],
]);

/** The icon of a category in its colour, beside its name. */
export function CategoryMark({ category }: { category: Pick<ForumCategory, 'icon' | 'color'> }) {
  const Icon = icons[category.icon];
  const color = colors.get(category.color) ?? 'bg-ink text-paper';
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-10 shrink-0 place-items-center rounded ${color}`}
    >
      <Icon className="size-5" />
    </span>
  );
}
