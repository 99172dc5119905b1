import { expectReviewed } from './expect-reviewed.ts';

expectReviewed('shipped');
